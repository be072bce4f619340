/**
 * Remembers everything that can be reached from `roots` (fields, arrays, sets, maps, typed
 * arrays), except the objects in `without`; the returned function puts it all back in place.
 * Functions are left alone, the callbacks of fields too: they must keep their state in objects.
 */
export function capture(roots, without = []) {
  const restores = [];
  const seen = new Set(without);
  const queue = [...roots];
  while (queue.length > 0) {
    const thing = queue.pop();
    if (thing === null || typeof thing !== 'object' || seen.has(thing)) continue;
    seen.add(thing);
    if (ArrayBuffer.isView(thing)) {
      if (!seen.has(thing.buffer)) queue.push(thing.buffer);
    } else if (thing instanceof ArrayBuffer) {
      const copy = new Uint8Array(thing.slice(0));
      restores.push(() => new Uint8Array(thing).set(copy));
    } else if (Array.isArray(thing)) {
      const copy = thing.slice();
      queue.push(...copy);
      restores.push(() => thing.splice(0, thing.length, ...copy));
    } else if (thing instanceof Set) {
      const copy = [...thing];
      queue.push(...copy);
      restores.push(() => {
        thing.clear();
        for (const item of copy) thing.add(item);
      });
    } else {
      const copy = Object.entries(thing).filter(([, value]) => typeof value !== 'function');
      queue.push(...copy.map(([, value]) => value));
      restores.push(() => {
        for (const [key, value] of copy) {
          if (thing[key] !== value) thing[key] = value;
        }
      });
    }
  }
  return () => {
    for (const restore of restores) restore();
  };
}

"""The tuned weights of the features, one set for each type of opponent."""

from array import array

# In 1/1024 point for each unit of a feature (see features.Features), then what is added to that
# for each eight turns played, up to sixteen.
_W = [
 [-.25,-.43,.58,1.11,.07,-1.16,-.33,.18,-1.98,-.32,2.05,-5.41,.18,.22],[.26,.27,-1.12,-.40,-.31,1.53,.78,.16,-4.55,.44,.71,3.48,-.26,.12],
 [.63,-.63,-.20,.36,.38,-1.55,.21,.50,-2.45,-.18,1.50,-2.89,.23,-.72],[-1.81,.65,.57,.45,.31,1.02,.06,-.13,-4.74,.12,-.35,1.20,-.09,.28],
 [-.43,-.33,.49,.89,-.28,-1.38,-.34,.08,-2.20,-.34,2.12,-5.22,.18,.50],[.51,-.09,-.77,.07,-.02,1.69,.71,.18,-3.94,.48,.93,2.93,-.30,-.43]]
_S=[1,7,4,1,1,1,1,1,64,1,1,1,1,64]
WEIGHTS=tuple(array('h',(round(w/s*1024) for w,s in zip(row,_S))) for row in _W)

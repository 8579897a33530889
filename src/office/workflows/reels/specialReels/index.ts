export { queryOf, selectShownOwner } from './address';
export { specialReelsSaga } from './saga';
export { specialPanel } from './slice';

import { facts } from './slice';

export { reducer as programReducer } from './slice';
export { completeProgram } from './saga';
export { selectIsProgramWhole } from './selectors';
export type { ProgramState } from './state';

/** Fact: the workflows that a signed-in person needs have come. */
export const programArrived = facts.arrived;

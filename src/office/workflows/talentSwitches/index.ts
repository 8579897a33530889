export { intents as talentSwitchIntents, reducer as talentSwitchesReducer } from './slice';
export { talentSwitchesSaga } from './saga';
export { selectTalentSwitch } from './selectors';
export type { TalentSwitch } from './state';

export {
  intents as talentSwitchIntents,
  reducer as talentSwitchesReducer,
  selectTalentSwitch,
} from './slice';
export { talentSwitchesSaga } from './saga';
export type { TalentSwitch } from './state';

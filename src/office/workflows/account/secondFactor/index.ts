export {
  caseReducers,
  intents as secondFactorIntents,
  reducer as secondFactorReducer,
  selectSecondFactor,
} from './slice';
export { secondFactorSaga } from './saga';
export type { FactorTask, SecondFactorState } from './state';
export type { NamedPasskey } from './state';

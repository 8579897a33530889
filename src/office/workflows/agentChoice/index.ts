export { intents as agentChoiceIntents, reducer as agentChoiceReducer } from './slice';
export { agentChoiceSaga } from './saga';
export { selectChosenAgents, selectIsChoosing } from './selectors';

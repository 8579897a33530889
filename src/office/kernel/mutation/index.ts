export { attempt, type Attempt, type ChangeInput } from './attempt';
export { type Failed, failed, type Failure, idInDoubt, staysInDoubt } from './doubt';
export { idle, type Mutation, mutationSteps } from './mutation';
export type { Switch } from './switches';
export { switchesOf, type SwitchesWorkflow } from './switchesOf';

import { flushTestReducer, flushTestSaga } from '../../workflows/flushTest';

export const reducers = { flushTest: flushTestReducer };
export const workflows = { flushTest: flushTestSaga };

/** redux-saga marks the actions that sagas put with this name (its `SAGA_ACTION` symbol is a text). */
const SAGA_MARK = '@@redux-saga/SAGA_ACTION';

/** True for an action that a saga put; anything else came from outside. */
export const isDerived = (action: object): boolean => Object.hasOwn(action, SAGA_MARK);

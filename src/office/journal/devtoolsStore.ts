import type { Action, Reducer, Store, StoreEnhancer } from '@reduxjs/toolkit';

/** What the extension keeps of a store that it instruments (`liftedStore` of @redux-devtools/instrument), as far as it is used. */
export interface LogStore {
  getState(): LogState;
  dispatch(action: { readonly type: 'LOCK_CHANGES'; readonly status: boolean }): unknown;
  subscribe(listener: () => void): unknown;
}

interface LogState {
  readonly isLocked: boolean;
  /** The entries by their numbers. */
  readonly actionsById: Readonly<Record<number, { readonly action: Action }>>;
}

/** The log of an instrumented store; undefined when the extension is switched off for this page. */
export const logOf = (store: Store): LogStore | undefined =>
  (store as { liftedStore?: LogStore }).liftedStore;

/**
 * Stands below the extension's enhancer, around the store in which it keeps its log. While locked the log goes on: here
 * the lock holds back commands, not what is seen of them. `jumped` hears of an entry to which the person jumps, and
 * says whether that was all: then the log stays where it is.
 */
export const aroundLog =
  (jumped: (action: Action) => boolean): StoreEnhancer =>
  (next) =>
  (reducer, preloaded) => {
    const store = next(writtenWhileLocked(reducer), preloaded);
    return {
      ...store,
      dispatch(action) {
        const state: unknown = store.getState();
        const target =
          isJump(action) && isLog(state) ? state.actionsById[action.actionId]?.action : undefined;
        return target && jumped(target) ? action : store.dispatch(action);
      },
    };
  };

function writtenWhileLocked<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
  return (state, action) =>
    action.type === 'PERFORM_ACTION' && isLog(state) && state.isLocked
      ? { ...reducer({ ...state, isLocked: false }, action), isLocked: true }
      : reducer(state, action);
}

const isJump = (action: Action): action is Action & { readonly actionId: number } =>
  action.type === 'JUMP_TO_ACTION' && 'actionId' in action;

const isLog = (state: unknown): state is LogState =>
  typeof state === 'object' && state !== null && 'actionsById' in state;

import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { Action, Store, StoreEnhancer } from '@reduxjs/toolkit';

type Log = Store<unknown, Action>;

/**
 * What the Redux DevTools extension does: in the page it instruments a store, and what its buttons send reaches that
 * store's log. Its window jumps by itself, and learns where the log is when something else than an entry changed it.
 */
export function devtoolsExtension() {
  let last: string | undefined;
  const monitor = (state: unknown = null, { type }: Action<string>) => {
    last = type;
    return state;
  };
  const enhancer = instrument(monitor, { maxAge: 200 }) as StoreEnhancer<{ readonly liftedStore: Log }>;
  let log: Log | undefined;
  let jumpedTo: number | undefined;
  const enhance: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = enhancer(next)(reducer, preloaded);
    log = store.liftedStore;
    log.subscribe(() => {
      if (last !== 'PERFORM_ACTION' && last !== 'JUMP_TO_ACTION') jumpedTo = undefined;
    });
    return store;
  };
  const state = () => {
    if (!log) throw new Error('no store was instrumented');
    return log.getState() as {
      readonly actionsById: Readonly<Record<number, { readonly action: Action<string> }>>;
      readonly stagedActionIds: readonly number[];
      readonly computedStates: readonly { readonly state: unknown }[];
      readonly currentStateIndex: number;
      readonly isLocked: boolean;
    };
  };
  const send = (action: Action) => void log?.dispatch(action);
  const shown = () => {
    const { actionsById, stagedActionIds, computedStates } = state();
    return stagedActionIds.map((id, index) => ({
      id,
      action: actionsById[id]?.action ?? { type: 'none' },
      state: computedStates[index]?.state,
    }));
  };
  const idOf = (type: string) => shown().findLast(({ action }) => action.type === type)?.id ?? -1;
  return {
    enhance,
    /** The entries, first of all the state in which it began. */
    shown,
    types: () =>
      shown()
        .slice(1)
        .map(({ action }) => action.type),
    isLocked: () => state().isLocked,
    /** The entry that its window shows as that of now. */
    current: () =>
      shown().find(({ id }, index) =>
        jumpedTo === undefined ? index === state().currentStateIndex : id === jumpedTo,
      )?.action.type,
    lock: (isLocked: boolean) => send(ActionCreators.lockChanges(isLocked)),
    jump: (type: string) => {
      jumpedTo = idOf(type);
      send(ActionCreators.jumpToAction(jumpedTo));
    },
    skip: (type: string) => send(ActionCreators.toggleAction(idOf(type))),
    reset: () => send(ActionCreators.reset()),
    revert: () => send(ActionCreators.rollback()),
    commit: () => send(ActionCreators.commit()),
  };
}

import type { ActionPattern } from 'redux-saga/effects';
import { select, type SagaGenerator } from 'typed-redux-saga';
import { onLeading } from './reactions';

/**
 * The save lock: one save at a time. Once an `asking` action comes, `save` runs for what is to be saved by the state,
 * until that is nothing; what is asked for meanwhile waits there, where it is seen and can still be changed.
 */
export const saveInTurn = <Root, Saving>(
  asking: ActionPattern,
  selectSaving: (state: Root) => Saving | null,
  save: (saving: Saving) => SagaGenerator<void>,
) =>
  onLeading(asking, function* () {
    for (;;) {
      const saving = yield* select(selectSaving);
      if (saving === null) return;
      yield* save(saving);
    }
  });

import { createSelector } from '@reduxjs/toolkit';
import {
  afterMove,
  type ProfessionMove,
  professionMoved,
  selectProfessions,
} from '../../entities/professions';
import { movesInTurn } from '../../kernel/movesInTurn';
import { request } from '../../kernel/request';

/** A profession is put before another one, or last. */
export const professionOrder = movesInTurn({
  name: 'professionOrder',
  idOf: ({ categoryId }: ProfessionMove) => categoryId,
  *save(move: ProfessionMove) {
    const answer = yield* request('profession.move', move);
    return answer.ok ? { ...answer, reply: professionMoved(move) } : answer;
  },
});

/** The professions as they are shown: moved as was asked; null while they are not known. */
export const selectProfessionsInOrder = createSelector(
  [selectProfessions, professionOrder.selectMoves],
  ({ data }, moves) => data && moves.reduce(afterMove, data),
);

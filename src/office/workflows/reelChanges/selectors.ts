import { createSelector } from '@reduxjs/toolkit';
import type { ReelChangesState } from './state';

interface Root {
  readonly reelChanges: ReelChangesState;
}

export const selectReelChanges = (state: Root) => state.reelChanges;

export const selectChangeInHand = ({ reelChanges }: Root) =>
  reelChanges.status === 'saving' ? reelChanges.change : null;

/** How far several films are on their way to reels: which one has its turn, from 1, of how many. Nothing for a single one. */
export const selectAddingFilms = createSelector([selectReelChanges], (changes) => {
  if (changes.status !== 'saving') return null;
  const { change, waiting, refusals, added, stopped } = changes;
  const toCome = [change, ...waiting].filter(({ kind }) => kind === 'addFilm');
  const [next] = toCome;
  const done = added + refusals.filter((refused) => refused.change.kind === 'addFilm').length;
  const count = done + toCome.length;
  if (!next || count + stopped.length < 2) return null;
  const canStop = waiting.some(({ kind }) => kind === 'addFilm');
  return { reelId: next.reelId, at: done + 1, count, canStop, isStopped: stopped.length > 0 };
});

/** True while changes wait for their turn: closing the page would lose them. */
export const selectIsChangingReels = ({ reelChanges }: Root) =>
  reelChanges.status === 'saving' && reelChanges.waiting.length > 0;

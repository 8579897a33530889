import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { pictureChecks } from '../../../entities/pictureChecks';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { Decided, Decision, PictureCheckState, Visit } from './state';

const { move, stay } = machine<PictureCheckState>();

const freshVisit: Visit = { made: [], returned: [], later: [] };
const visitOf = ({ made, returned, later }: Visit): Visit => ({ made, returned, later });

type Deciding = Extract<PictureCheckState, { readonly status: 'idle' | 'saving' }>;

/** With one decision more to be saved. */
const saving = (state: Deciding, decision: Decision, visit: Visit) =>
  state.status === 'saving'
    ? { ...state, ...visit, waiting: [...state.waiting, decision] }
    : { ...visit, status: 'saving' as const, decision, waiting: [] };

const without = <T>(list: readonly T[], isGone: (each: T) => boolean) => list.filter((each) => !isGone(each));

const slice = createSlice({
  name: 'pictureCheck',
  initialState: { status: 'idle', ...freshVisit } as PictureCheckState,
  reducers: {
    decided: move(['idle', 'saving'], ['saving'], (state, { payload }: PayloadAction<Decided>) => {
      const { picture, verdict, filmId } = payload;
      const { pictureId } = picture;
      return saving(
        state,
        { pictureId, verdict, filmId },
        {
          made: [...state.made, payload],
          returned: without(state.returned, (each) => each.pictureId === pictureId),
          later: without(state.later, (id) => id === pictureId),
        },
      );
    }),
    undone: move(['idle', 'saving'], ['idle', 'saving'], (state) => {
      const last = state.made.at(-1);
      return last ? withoutLast(state, last) : state;
    }),
    postponed: stay(
      ['idle', 'saving'],
      (state, { payload: { pictureId } }: PayloadAction<{ readonly pictureId: string }>) => ({
        ...state,
        later: [...without(state.later, (id) => id === pictureId), pictureId],
      }),
    ),
    retried: move(['refused'], ['saving'], ({ decision, waiting, ...state }) => ({
      ...visitOf(state),
      status: 'saving',
      decision,
      waiting,
    })),
    dismissed: move(['refused'], ['idle'], ({ decision, waiting, ...state }) => {
      const unsaid = new Set([decision, ...waiting].map(({ pictureId }) => pictureId));
      return {
        status: 'idle',
        made: without(state.made, ({ picture }) => unsaid.has(picture.pictureId)),
        returned: without(state.returned, ({ pictureId }) => unsaid.has(pictureId)),
        later: state.later,
      };
    }),

    saved: move(['saving'], ['idle', 'saving'], ({ waiting: [next, ...waiting], ...state }) =>
      next
        ? { ...visitOf(state), status: 'saving', decision: next, waiting }
        : { ...visitOf(state), status: 'idle' },
    ),
    refused: move(['saving'], ['refused'], (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      status: 'refused',
      refusal,
    })),
  },
  extraReducers: (builder) =>
    // What is on its way is still saved.
    builder.addCase(pictureChecks.facts.left, (state: PictureCheckState): PictureCheckState =>
      state.status === 'saving' ? { ...state, ...freshVisit } : { status: 'idle', ...freshVisit },
    ),
  selectors: {
    selectPictureCheck: (state) => state,
    selectDecisionInHand: (state) => (state.status === 'saving' ? state.decision : null),
  },
});

/** What waits to be said is not said; what was said, or is being said, is taken back. */
function withoutLast(state: Deciding, { picture, verdict, filmId }: Decided): Deciding {
  const { pictureId, candidates } = picture;
  const visit: Visit = {
    made: state.made.slice(0, -1),
    returned: [picture, ...state.returned],
    later: state.later,
  };
  const newest = state.status === 'saving' ? state.waiting.at(-1) : undefined;
  const isUnsaid = newest?.pictureId === pictureId && newest.verdict === verdict;
  if (state.status === 'saving' && isUnsaid)
    return { ...state, ...visit, waiting: state.waiting.slice(0, -1) };
  return saving(state, { pictureId, verdict: 'open', filmId: candidates[0]?.filmId ?? filmId }, visit);
}

export const { reducer, caseReducers } = slice;
export const { selectPictureCheck, selectDecisionInHand } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'decided',
  'undone',
  'postponed',
  'retried',
  'dismissed',
);

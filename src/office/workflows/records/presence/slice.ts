import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Present } from '../../../../contract/entities/presence';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import { isSame, type OpenThing, type PresenceState } from './state';

const { move, stay } = machine<PresenceState>();

const initialState = { status: 'closed', window: '' } as PresenceState;

const without = (others: readonly Present[], gone: Pick<Present, 'staffId' | 'window'>) =>
  others.filter(({ staffId, window }) => staffId !== gone.staffId || window !== gone.window);

/** A record that has come to be the one on show. */
const shown = (
  window: string,
  { thing, recordId }: OpenThing,
  below: readonly OpenThing[],
): PresenceState => ({
  ...{ window, status: 'open', thing, recordId, field: '', others: [] },
  below: below.filter((other) => !isSame(other, { thing, recordId })),
});

/** All that is open, the one on show last. */
const shownIn = (state: PresenceState): readonly OpenThing[] =>
  state.status === 'closed' ? [] : [...state.below, { thing: state.thing, recordId: state.recordId }];

const slice = createSlice({
  name: 'presence',
  initialState,
  reducers: {
    /** A form shows this record. */
    opened: move(['closed', 'open'], ['open'], (state, { payload }: PayloadAction<OpenThing>) =>
      shown(state.window, payload, shownIn(state)),
    ),
    /** It shows it no more; another one may show another record already, over it or below. */
    closed: move(
      ['open'],
      ['open', 'closed'],
      (state, { payload }: PayloadAction<OpenThing>): PresenceState => {
        const below = state.below.filter((thing) => !isSame(thing, payload));
        if (!isSame(state, payload)) return { ...state, below };
        const next = below.at(-1);
        return next
          ? shown(state.window, next, below.slice(0, -1))
          : { status: 'closed', window: state.window };
      },
    ),
    /** The keyboard came to a field of it, or (`''`) left them all. */
    entered: stay(['open'], (state, { payload: field }: PayloadAction<string>) =>
      state.field === field ? state : { ...state, field },
    ),

    named: stay(['open'], (state, { payload: window }: PayloadAction<string>) => ({
      ...state,
      window,
    })),
    /** The servers ask who is still there. */
    askedAgain: stay(['open'], (state) => state),
    told: stay(['open'], (state, { payload: others }: PayloadAction<readonly Present[]>) => ({
      ...state,
      others,
    })),
    heard: stay(['open'], (state, { payload: other }: PayloadAction<Present>) => ({
      ...state,
      others: [...without(state.others, other), other],
    })),
    gone: stay(['open'], (state, { payload }: PayloadAction<Pick<Present, 'staffId' | 'window'>>) => ({
      ...state,
      others: without(state.others, payload),
    })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'closed', 'entered');

/** Its slice is there once a screen with records has come. */
interface PresenceRoot {
  readonly presence?: PresenceState;
}

const closed: PresenceState = initialState;
const nobody: readonly Present[] = [];

/** The record on show, if there is one, and what is known of others there. */
export const selectPresence = ({ presence = closed }: PresenceRoot): PresenceState => presence;

/** Who else has this record open. */
export function selectOthers(state: PresenceRoot, thing: OpenThing): readonly Present[] {
  const now = selectPresence(state);
  return now.status === 'open' && isSame(now, thing) ? now.others : nobody;
}

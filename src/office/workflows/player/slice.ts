import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import type { PlayableFilm, PlayerState } from './state';

const { move } = machine<PlayerState>();

const emptyState: PlayerState = { status: 'empty' };
const begun = ['loadedMetadata', 'playing', 'paused'] as const;
const open = ['loading', ...begun, 'failed'] as const;

interface Queue {
  readonly films: readonly PlayableFilm[];
  /** The film to begin with, from 0. */
  readonly index: number;
}

const slice = createSlice({
  name: 'player',
  initialState: emptyState as PlayerState,
  reducers: {
    /** While the film before still fades out on the screen, it counts as another attempt: it is begun anew. */
    opened: move(
      ['empty', 'fadingOut'],
      ['loading', 'empty'],
      (state, { payload: { films, index } }: PayloadAction<Queue>) =>
        films[index]
          ? { status: 'loading', films, index, attempt: state.status === 'empty' ? 1 : state.attempt + 1 }
          : { status: 'empty' },
    ),
    metadataLoaded: move(['loading'], ['loadedMetadata'], (state) => ({
      ...state,
      status: 'loadedMetadata',
    })),
    played: move(begun, ['playing'], (state) => ({ ...state, status: 'playing' })),
    paused: move(['loadedMetadata', 'playing'], ['paused'], (state) => ({ ...state, status: 'paused' })),
    /** A reel goes on with its next film; after the last one the player fades out. */
    ended: move(begun, ['loading', 'fadingOut'], (state) =>
      state.films[state.index + 1]
        ? { ...state, status: 'loading', index: state.index + 1, attempt: 1 }
        : { ...state, status: 'fadingOut' },
    ),
    filmChosen: move(open, [...open], (state, { payload: index }: PayloadAction<number>) =>
      state.films[index] && index !== state.index
        ? { ...state, status: 'loading', index, attempt: 1 }
        : state,
    ),
    broke: move(['loading', ...begun], ['failed'], (state) => ({ ...state, status: 'failed' })),
    retried: move(['failed'], ['loading'], (state) => ({
      ...state,
      status: 'loading',
      attempt: state.attempt + 1,
    })),
    closed: move(open, ['fadingOut'], (state) => ({ ...state, status: 'fadingOut' })),

    fadedOut: move(['fadingOut'], ['empty'], () => ({ status: 'empty' })),
  },
});

export const { reducer, caseReducers } = slice;
const { fadedOut, ...intents } = slice.actions;
export { intents };
export const facts = { fadedOut };

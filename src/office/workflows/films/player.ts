import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLatest, reacting } from '../../kernel/reactions';

/** A film as the player shows it. */
export interface PlayableFilm {
  readonly filmId: string;
  readonly title: string;
}

interface Queue {
  /** One film, or a reel's films in their order. */
  readonly films: readonly PlayableFilm[];
  /** The film on show, from 0. */
  readonly index: number;
}

/** What an open player holds; `attempt` counts how often the film on show was begun. */
type Loaded = Queue & { readonly attempt: number };

/**
 * The player loads a film, has its metadata, plays, fades out and is empty (spec section 4); paused and failed are ours.
 *
 *   empty ──opened──▶ loading ──metadataLoaded──▶ loadedMetadata ──played──▶ playing ◀──▶ paused
 *                       ▲  │ broke                                            │ ended, filmChosen
 *                 retried  ▼                                                  ▼
 *                      failed ──filmChosen──▶ loading ◀──────── (a film is next)
 *   playing ──ended (none is next)──▶ fadingOut ──fadedOut──▶ empty      any open ──closed──▶ fadingOut
 *
 * What was playing does not survive a reload: it boots as empty.
 */
export type PlayerState =
  | { readonly status: 'empty' }
  | (Loaded & { readonly status: 'loading' })
  | (Loaded & { readonly status: 'loadedMetadata' })
  | (Loaded & { readonly status: 'playing' })
  | (Loaded & { readonly status: 'paused' })
  | (Loaded & { readonly status: 'failed' })
  | (Loaded & { readonly status: 'fadingOut' });

const { move } = machine<PlayerState>();

const emptyState: PlayerState = { status: 'empty' };
const begun = ['loadedMetadata', 'playing', 'paused'] as const;
const open = ['loading', ...begun, 'failed'] as const;

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
  selectors: { selectPlayer: (state) => state },
});

const { fadedOut, ...intents } = slice.actions;

export const { reducer: playerReducer, caseReducers } = slice;
export const { selectPlayer } = slice.selectors;
export const playerIntents = intents;

/** How long the player takes to fade out, in milliseconds; the style sheet takes the same. */
const FADE_OUT = 300;

/** After the last film, and when the person closes the player, it fades out (spec section 4). */
export const playerSaga = reacting(onLatest([intents.ended, intents.closed, intents.opened], leave));

function* leave(): SagaGenerator<void> {
  const { status } = yield* select(selectPlayer);
  if (status !== 'fadingOut') return;
  yield* perform(sleep(FADE_OUT));
  yield* put(fadedOut());
}

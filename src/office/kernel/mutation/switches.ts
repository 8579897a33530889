import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { type Answer, isTransient, type Refusal } from '../../../contract/refusal';
import { newRequestId } from '../commands';
import { machine } from '../machine';
import { perform } from '../perform';

/**
 * A switch that is shown at once as it was pressed:
 *
 *   settled, refused ──requested──▶ waiting ──started──▶ saving ──saved──▶ settled
 *                                    ▲    │                │ │ requested (the newest is wanted)
 *                                    │    └─withdrawn──▶   │ └─refused──▶ refused, or settled when
 *                                    │            settled  │              what was refused is wanted no more
 *                                    └── saved, or refused with nobody knowing what came of it: another is wanted now
 *
 * The screen shows `wanted` while it waits and saves; after a refusal it shows what the server has.
 */
export type Switch =
  | { readonly status: 'settled' }
  | ({ readonly status: 'waiting' } & Wanted)
  | ({ readonly status: 'saving'; readonly asked: boolean } & Wanted)
  | { readonly status: 'refused'; readonly wanted: boolean; readonly refusal: Refusal };

interface Wanted {
  readonly wanted: boolean;
  readonly deed?: Deed;
}

/** What a person did by pressing, for undo. */
export interface Deed {
  /** What people know the thing by. */
  readonly name: string;
  /** Names the press, where several were pressed at once. */
  readonly together?: string;
  /** What it was before, where it need not have been otherwise. */
  readonly was?: boolean;
  /** It takes back another press. */
  readonly takesBack?: true;
}

/** A switch that shows what the server has. */
export const settled = { status: 'settled' } as const;

/** The steps of one switch; `Named` is what names the thing in their payloads. */
export function switchSteps<Named>() {
  const { move } = machine<Switch>();
  return {
    requested: move(
      ['settled', 'refused', 'waiting', 'saving'],
      ['waiting', 'saving'],
      (state, { payload: { online: wanted, deed } }: PayloadAction<Named & Asked>) => ({
        ...(state.status === 'saving'
          ? { status: 'saving', asked: state.asked, wanted }
          : { status: 'waiting', wanted }),
        // It is turned over from what it shows, whatever the server has by now.
        ...(deed && { deed: isUnderWay(state) ? { ...deed, was: state.wanted } : deed }),
      }),
    ),
    /** The press by which it waits was taken back before its turn came. */
    withdrawn: move(['waiting'], ['settled'], () => settled),

    started: move(['waiting'], ['saving'], (state, _action: PayloadAction<Named>) => ({
      ...state,
      status: 'saving',
      asked: state.wanted,
    })),
    saved: move(
      ['saving'],
      ['settled', 'waiting'],
      ({ wanted, asked, deed }, _action: PayloadAction<Named>) =>
        wanted === asked ? settled : { status: 'waiting', wanted, ...(deed && { deed }) },
    ),
    refused: move(
      ['saving'],
      ['refused', 'settled', 'waiting'],
      (
        { wanted, asked, deed },
        { payload: { refusal } }: PayloadAction<Named & { readonly refusal: Refusal }>,
      ) => {
        if (wanted === asked) return { status: 'refused', wanted, refusal };
        return isLost(refusal) ? { status: 'waiting', wanted, ...(deed && { deed }) } : settled;
      },
    ),
  };
}

/** What a kind of thing says of its switches. */
export interface Switching<Named> {
  /** The server's call; made again under the same request id when its answer was lost. */
  readonly save: (change: Named & Pressed) => SagaGenerator<Answer<unknown>>;
  /** Fact: the thing is on or off now. */
  readonly switched: (named: Named & { readonly online: boolean }) => UnknownAction;
}

export interface Switches<State, Named> extends Switching<Named> {
  readonly facts: {
    readonly started: (named: Named) => UnknownAction;
    readonly saved: (named: Named) => UnknownAction;
    readonly refused: (refused: Named & { readonly refusal: Refusal }) => UnknownAction;
  };
  readonly select: (state: State, named: Named) => Switch;
}

/** True while what a person wants of it is not at the server. */
export const isUnderWay = (state: Switch): state is Extract<Switch, { status: 'waiting' | 'saving' }> =>
  state.status === 'waiting' || state.status === 'saving';

/** What an intent asks of a switch. */
export interface Asked {
  readonly online: boolean;
  readonly deed?: Deed;
}

/** One of several that are pressed at once. */
export interface OneOfMany extends Pick<Deed, 'name' | 'was'> {
  readonly id: string;
}

interface Pressed {
  readonly online: boolean;
  readonly requestId: string;
}

/** Saves what one switch shows, for as long as it was pressed meanwhile. */
export function* saveSwitch<State, Named extends object>(
  { facts, select: selectSwitch, save, switched }: Switches<State, Named>,
  named: Named,
): SagaGenerator<void> {
  for (;;) {
    if ((yield* select(selectSwitch, named)).status !== 'waiting') return;
    yield* put(facts.started(named));
    const saving = yield* select(selectSwitch, named);
    if (saving.status !== 'saving') return;
    const online = saving.asked;
    const requestId = yield* perform(newRequestId());
    const answer = yield* twiceIfLost(() => save({ ...named, online, requestId }));
    if (!answer.ok) {
      yield* put(facts.refused({ ...named, refusal: answer.refusal }));
      continue;
    }
    yield* put(switched({ ...named, online }));
    yield* put(facts.saved(named));
  }
}

/** An answer that was lost on its way is asked for once more. */
function* twiceIfLost(ask: () => SagaGenerator<Answer<unknown>>): SagaGenerator<Answer<unknown>> {
  const answer = yield* ask();
  return !answer.ok && isLost(answer.refusal) ? yield* ask() : answer;
}

/** The server may have done it. */
const isLost = (refusal: Refusal) => refusal.kind !== 'offline' && isTransient(refusal);

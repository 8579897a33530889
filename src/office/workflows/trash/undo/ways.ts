import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../../contract/refusal';
import { keyOfTrashed } from '../../../entities/trashed';
import type { Mutation } from '../../../kernel/mutation';
import { isSame } from '../../../kernel/sameData';
import { isSameChange, reelChangeIntents, selectReelChanges } from '../../reels/reelChanges';
import { restoringIntents, selectRestoring } from '../restoring';
import { scheduleChangeIntents, selectScheduleChange } from '../../calendar/scheduleChanges';
import { screenOrder } from '../../homeScreens/screenOrder';
import type { Opposite, SwitchBack } from './opposite';
import { selectSwitch, siteSwitches } from './siteSwitches';

/** How a way back stands. */
export type Progress =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly refusal: Refusal };

type Root = Parameters<typeof selectRestoring>[0] &
  Parameters<typeof selectReelChanges>[0] &
  Parameters<typeof selectScheduleChange>[0];

/** How things of a kind are taken back. */
interface Way<O extends Opposite> {
  readonly isSame: (one: O, other: O) => boolean;
  /** Asks for it; what came to nothing is tried again as the same request. */
  readonly take: (opposite: O) => SagaGenerator<void>;
  readonly progress: (root: Root, opposite: O) => Progress;
}

type OfKind<K> = Extract<Opposite, { readonly kind: K }>;

const idle: Progress = { status: 'idle' };
const pending: Progress = { status: 'pending' };

const ways: { readonly [K in Opposite['kind']]: Way<OfKind<K>> } = {
  restore: {
    isSame: (one, other) => keyOfTrashed(one.thing) === keyOfTrashed(other.thing),
    *take({ thing }) {
      yield* put(restoringIntents.requested({ thing }));
    },
    progress: (root, { thing }) => progressOf(selectRestoring(root, thing)),
  },
  changeReels: {
    isSame: (one, other) => isSameChange(one.change, other.change),
    *take({ change }) {
      const tried = yield* select(refusedBefore, change);
      yield* put(reelChangeIntents.requested(tried?.change ?? change));
    },
    progress(root, { change }) {
      const changes = selectReelChanges(root);
      if (changes.status === 'saving' && [changes.change, ...changes.waiting].some(isSameAs(change)))
        return pending;
      const tried = refusedBefore(root, change);
      return tried ? { status: 'failed', refusal: tried.refusal } : idle;
    },
  },
  changeSchedule: {
    isSame: (one, other) => isSame(one.change, other.change),
    *take({ change }) {
      yield* put(scheduleChangeIntents.requested(change));
    },
    progress: (root, { change }) => progressOf(selectScheduleChange(root, change.entryIds)),
  },
  moveScreen: {
    isSame: (one, other) => isSame(one.move, other.move),
    *take({ move }) {
      yield* put(screenOrder.intents.requested(move));
    },
    progress(root, { move }) {
      const order = screenOrder.select(root as never);
      if (order.status === 'idle') return idle;
      if (![order.move, ...order.waiting].some((other) => isSame(other, move))) return idle;
      return order.status === 'refused' ? { status: 'failed', refusal: order.refusal } : pending;
    },
  },
  switch: {
    isSame: (one, other) => one.id === other.id && one.of === other.of && one.online === other.online,
    *take({ of, id, name, online }) {
      yield* put(siteSwitches[of].press(id, online, { name, takesBack: true }));
    },
    progress(root, { of, id, online }) {
      const state = selectSwitch(root, of, id);
      if (state.status === 'settled' || state.wanted !== online) return idle;
      return state.status === 'refused' ? { status: 'failed', refusal: state.refusal } : pending;
    },
  },
};

function progressOf(mutation: Mutation<unknown>): Progress {
  if (mutation.status === 'idle') return idle;
  return mutation.status === 'pending' ? pending : { status: 'failed', refusal: mutation.refusal };
}

type Change = OfKind<'changeReels'>['change'];

const isSameAs = (change: Change) => (other: Change) => isSameChange(change, other);

function refusedBefore(root: Parameters<typeof selectReelChanges>[0], change: Change) {
  const changes = selectReelChanges(root);
  if (changes.status === 'idle') return undefined;
  return changes.refusals.find((refused) => isSameChange(refused.change, change));
}

const wayOf = (opposite: Opposite) => ways[opposite.kind] as Way<Opposite>;

export const isSameWay = (one: Opposite, other: Opposite) =>
  one.kind === other.kind && wayOf(one).isSame(one, other);

/** What of a press still waits when it is taken back does not happen. */
export function* withdraw([first]: readonly Opposite[]): SagaGenerator<void> {
  if (first?.kind !== 'switch' || first.together === undefined) return;
  const { of, together } = first;
  const waits = yield* select((root) => siteSwitches[of].selectWaits(root as never, together));
  if (waits) yield* put(siteSwitches[of].withdraw(together));
}

/** Takes back what was done by one press, which is of one kind: several switches by one press again. */
export function* takeBack(opposites: readonly Opposite[]): SagaGenerator<void> {
  const [first, second] = opposites;
  if (first?.kind === 'switch' && second) {
    const things = (opposites as readonly SwitchBack[]).map(({ id, name }) => ({ id, name }));
    yield* put(siteSwitches[first.of].pressAll(things, first.online, { takesBack: true }));
  } else for (const opposite of opposites) yield* wayOf(opposite).take(opposite);
}

/** How an opposite that was asked for stands. */
export const selectProgress = (root: Root, opposite: Opposite): Progress =>
  wayOf(opposite).progress(root, opposite);

import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { CHECK_MARK_TIME } from '../../../contract/constants';
import type { Reel } from '../../../contract/entities/reel';
import { isBlank } from '../../../contract/rules/blank';
import { ownerIn, type ReelOwner } from '../../entities/reelOwner';
import { type KeptReel, selectReel, type SpecialContent } from '../../entities/reels';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onEvery, onLatest, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { type ReelChange, reelChangeIntents, reelChangeSaved } from './reelChanges';

interface OfReel {
  readonly reelId: string;
}

interface Opened extends OfReel {
  /** The name, and a link's address, as the person saw them then: a colleague may change them meanwhile. */
  readonly seen: Pick<Reel, 'title' | 'linkValue'>;
}

/** `fields`: which of what a special reel says of itself were changed. */
interface Saved extends OfReel {
  readonly fields?: readonly string[];
}

/** `isNewName`: typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). */
interface NewName extends OfReel, ReelOwner {
  readonly title: string;
  readonly isNewName: boolean;
  /** The address, if it is a link. */
  readonly linkValue?: string;
}

/**
 *   closed, saved, editing ──opened──▶ editing ──submitted──▶ submitted ──handedOver──▶ closed
 *                                         └──cancelled──▶ closed
 *   closed, saved ──saved──▶ saved ──faded (1.2 s)──▶ closed
 *
 * A link's address is edited with its name. Both are handed over to reelChanges, which shows it at once, saves it in its turn and tells if that was refused;
 * `saved` is the check mark. A reload boots as closed.
 */
type EditReelState =
  | { readonly status: 'closed' }
  | (Opened & { readonly status: 'editing' })
  | (Opened & NewName & { readonly status: 'submitted' })
  | (Saved & { readonly status: 'saved' });

const { move } = machine<EditReelState>();

const slice = createSlice({
  name: 'editReel',
  initialState: { status: 'closed' } as EditReelState,
  reducers: {
    opened: move(
      ['closed', 'saved', 'editing'],
      ['editing'],
      (_state, { payload }: PayloadAction<Opened>) => ({ status: 'editing', ...payload }),
    ),
    submitted: move(['editing'], ['submitted'], ({ seen }, { payload }: PayloadAction<NewName>) => ({
      status: 'submitted',
      ...payload,
      seen,
    })),
    cancelled: move(['editing'], ['closed'], () => ({ status: 'closed' })),

    handedOver: move(['submitted'], ['closed'], () => ({ status: 'closed' })),
    saved: move(['closed', 'saved'], ['saved'], (_state, { payload }: PayloadAction<Saved>) => ({
      status: 'saved',
      ...payload,
    })),
    faded: move(['saved'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectEditReel: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'cancelled');

export const { reducer: editReelReducer, caseReducers } = slice;
export const editReelIntents = intents;
export const { selectEditReel } = slice.selectors;

type ChangeSaved = ReturnType<typeof reelChangeSaved>;

const isEdit = ({ kind }: ReelChange) => kind === 'rename' || kind === 'updateLink' || kind === 'describe';

const isSaved = (action: Action): action is ChangeSaved =>
  reelChangeSaved.match(action) && isEdit(action.payload.change);

/** A reel is renamed in place; a check mark says that the server has the name (spec section 4, "Reel name save"). */
export const editReelSaga = reacting(onEvery(intents.submitted, handOver), onLatest(isSaved, mark));

function* handOver(): SagaGenerator<void> {
  const submitted = yield* select(selectEditReel);
  if (submitted.status !== 'submitted') return;
  const { reelId } = submitted;
  const reel = yield* select((state: Parameters<typeof selectReel>[0]) => selectReel(state, reelId));
  yield* put(facts.handedOver());
  const change = reel && changeOf(reel, submitted);
  if (change) yield* put(reelChangeIntents.requested(change));
}

/** What was edited; null when it is as it was seen or as it is by now, or no name is left. */
function changeOf(
  reel: KeptReel,
  { reelId, isNewName, seen, ...typed }: Opened & NewName,
): ReelChange | null {
  const title = typed.title.trim();
  const linkValue = typed.linkValue?.trim() ?? seen.linkValue;
  const isTyped = (of: Opened['seen']) => title === of.title && linkValue === of.linkValue;
  if (isBlank(title) || isTyped(seen) || isTyped(reel)) return null;
  if (reel.special) return describing(ownerIn(typed), reel, { title }, { title: seen.title });
  const edited = { ...ownerIn(typed), reelId, isNewName };
  if (!reel.isLink) return { kind: 'rename', ...edited, title, former: seen.title, type: reel.type };
  return { kind: 'updateLink', ...edited, code: reel.code, link: { title, linkValue }, former: seen };
}

/** The change of what a special reel says of itself, by who `saw` that of it; null when nothing of it is another. */
export function describing(
  owner: ReelOwner,
  { reelId, type, title, special }: KeptReel,
  typed: Partial<SpecialContent>,
  saw: Partial<SpecialContent>,
): ReelChange | null {
  if (!special) return null;
  const { heading, subheading, mailSender } = special;
  const former = { title, heading, subheading, mailSender, ...saw };
  const content = { ...former, ...typed };
  if (changedIn(content, former).length === 0) return null;
  return { kind: 'describe', ...owner, reelId, content, former, type };
}

const changedIn = (content: SpecialContent, former: SpecialContent) =>
  (Object.keys(content) as (keyof SpecialContent)[]).filter((field) => content[field] !== former[field]);

function* mark({ payload: { change } }: ChangeSaved): SagaGenerator<void> {
  if (!('reelId' in change) || (yield* select(selectEditReel)).status === 'editing') return;
  const { reelId } = change;
  const fields = change.kind === 'describe' ? { fields: changedIn(change.content, change.former) } : {};
  yield* put(facts.saved({ reelId, ...fields }));
  yield* perform(sleep(CHECK_MARK_TIME));
  if ((yield* select(selectEditReel)).status === 'saved') yield* put(facts.faded());
}

import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isGone, type Refusal } from '../../../../contract/refusal';
import type { ReplyOf } from '../../../../contract/script';
import type { ScriptByName } from '../../../../contract/scripts';
import { asReel } from '../../../entities/posters';
import {
  reelFilmAdded,
  reelFilmRemoved,
  reelFilmsMoved,
  reelFilmsOrdered,
} from '../../../entities/reelFilms';
import { ownerIn, type ReelOwner } from '../../../entities/reelOwner';
import { reelsHeld, reelsReleased } from '../../../entities/reelHold';
import {
  reelDescribed,
  reelRenamed,
  reels,
  reelsOrdered,
  reelSwitched,
  selectHasReelsOf,
} from '../../../entities/reels';
import { reelNameTyped } from '../../../entities/reelNames';
import { newRequestId } from '../../../kernel/commands';
import { saveInTurn } from '../../../kernel/lock';
import { perform } from '../../../kernel/perform';
import { onEvery, reacting } from '../../../kernel/reactions';
import { ask } from './calls';
import { facts, intents, selectAreChanging, selectChangeInHand, selectReelChanges } from './slice';
import type { ReelChange } from './state';

export const reelChangesSaga = reacting(
  onEvery(intents.requested, ({ payload }) => show(payload)),
  saveInTurn(intents.requested, selectChangeInHand, save),
);

function* save(asked: ReelChange): SagaGenerator<void> {
  const change = yield* identified(asked);
  const answer = yield* ask(change);
  if (answer.ok) yield* showSaved(change, answer.reply);
  if (answer.ok || isSoAlready(change, answer.refusal)) yield* put(facts.saved({ change }));
  else yield* put(facts.refused({ change, refusal: answer.refusal }));
  const owner = ownerIn(change);
  if (!(yield* select(selectAreChanging, owner))) yield* reload(owner);
}

function* identified(change: ReelChange): SagaGenerator<ReelChange> {
  if (change.kind !== 'addFilm' && change.kind !== 'moveFilms') return change;
  if (change.requestId !== undefined) return change;
  return { ...change, requestId: yield* perform(newRequestId()) };
}

/** What was to go is gone: the answer of an earlier try was lost, or a colleague was faster. */
const isSoAlready = ({ kind }: ReelChange, refusal: Refusal) => kind === 'removeFilm' && isGone(refusal);

/** Waits until no change of a reel is under way. */
export function* awaitReelChanges(): SagaGenerator<void> {
  while (yield* isSaving()) yield* take([facts.saved, facts.refused]);
}

function* isSaving(): SagaGenerator<boolean> {
  return (yield* select(selectReelChanges)).status === 'saving';
}

/** The screen does not wait for the server. */
function* show(change: ReelChange): SagaGenerator<void> {
  yield* put(reelsHeld(ownerIn(change)));
  if (change.kind === 'removeFilm') yield* put(reelFilmRemoved({ rowId: change.rowId }));
  if (change.kind === 'moveFilms') {
    const { filmIds, fromId, toId, positions } = change;
    yield* put(reelFilmsMoved({ filmIds, fromId, toId, positions }));
  }
  if (change.kind === 'orderFilms')
    yield* put(reelFilmsOrdered({ reelId: change.reelId, rowIds: change.rowIds }));
  if (change.kind === 'order') yield* put(reelsOrdered({ places: change.places }));
  if (change.kind === 'switch') yield* put(reelSwitched({ reelId: change.reelId, online: change.online }));
  if (change.kind === 'rename') yield* put(reelRenamed({ reelId: change.reelId, title: change.title }));
  if (change.kind === 'updateLink') yield* put(reelRenamed({ reelId: change.reelId, ...change.link }));
  if (change.kind === 'updatePoster')
    yield* put(reelRenamed({ reelId: change.reelId, ...asReel(change.content) }));
  if (change.kind === 'describe')
    yield* put(reelDescribed({ reelId: change.reelId, content: change.content }));
}

/** A film that was put on a reel stands on it at once, however many are still to come. */
function* showSaved(change: ReelChange, reply: unknown): SagaGenerator<void> {
  if (change.kind === 'rename' && change.isNewName && !isNameAdded(reply))
    yield* put(reelNameTyped({ name: change.title }));
  if (change.kind === 'updateLink' && change.isNewName)
    yield* put(reelNameTyped({ name: change.link.title, code: change.code }));
  if (change.kind !== 'addFilm' || !(yield* select(selectHasReelsOf, ownerIn(change)))) return;
  const { rowId } = reply as ReplyOf<ScriptByName['reel.addFilm']>;
  const { reelId, filmId, position } = change;
  yield* put(reelFilmAdded({ reelId, rowId, filmId, position }));
}

/** ReelNameAdded: the server has put the new name into the catalogue itself. */
const isNameAdded = (reply: unknown) => (reply as ReplyOf<ScriptByName['reel.rename']>) === 'nameAdded';

/**
 * What the server has, once nothing of that owner waits: the truth after a refusal, the new rows after a success (spec section 4). A
 * change that is asked for meanwhile stays on the screen; what the server has is loaded after it.
 */
function* reload(owner: ReelOwner): SagaGenerator<void> {
  yield* put(reelsReleased(owner));
  yield* put(reels.facts.asked({ params: owner }));
}

import { put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  AGENCY_OWNER,
  AGENCY_REEL_TYPE,
  GROUP_TYPE,
  TALENT_REEL_TYPE,
} from '../../../contract/rules/reelType';
import { reelNameTyped } from '../../entities/reelNames';
import { ownerIn, type ReelOwner } from '../../entities/reelOwner';
import { reels, selectReelsOf } from '../../entities/reels';
import { type FormDialog, formDialog } from '../../kernel/formDialog';
import { attempt, type Attempt, type ChangeInput } from '../../kernel/mutation';
import { askAndWait } from '../../kernel/query/askAndWait';
import { reelChangeIntents } from './reelChanges';
import { requestedCode } from './requestedCode';

/** `isNewName`: typed; false when it was chosen from the catalogue (spec section 5, IS_NEW). `linkValue`: a link's address. */
type NewReelInput = Pick<ChangeInput<'reel.add'>, 'title' | 'isNewName'> & { readonly linkValue?: string };

/** What the new reel is for. */
interface Purpose extends ReelOwner {
  /** A group of reels, or a link; nothing for a reel. */
  readonly kind?: 'group' | 'link';
  /** A film that is put on the reel once it is made. */
  readonly filmId?: string;
}

export type NewReel = FormDialog<Purpose, NewReelInput>;

/** A new reel, group or link; it is among its owner's reels before its tab opens. */
export const newReel = formDialog({
  name: 'newReel',
  save: createReel,
  *then({ filmId }: Purpose, created: Created) {
    if (filmId !== undefined)
      yield* put(reelChangeIntents.requested({ kind: 'addFilm', ...created, filmId }));
  },
});

type Created = ReelOwner & { readonly reelId: string };

function* createReel(
  purpose: Purpose,
  input: NewReelInput,
  requestId: string | null,
): SagaGenerator<Attempt<Created>> {
  const owner = ownerIn(purpose);
  const known = (yield* select(reelsNow, owner)).map(({ reelId }) => reelId);
  const tried = yield* purpose.special
    ? addSpecial(purpose, input, requestId)
    : add(purpose, input, requestId);
  if (!tried.ok) return tried;
  yield* askAndWait(reels, owner);
  const added = (yield* select(reelsNow, owner)).filter(({ reelId }) => !known.includes(reelId));
  const reelId = tried.reply.reelId ?? added.at(-1)?.reelId ?? '';
  return { ok: true, reply: { ...owner, reelId } };
}

const reelsNow = (state: Parameters<typeof selectReelsOf>[0], owner: ReelOwner) =>
  selectReelsOf(state, owner);

function* add(
  { talentId, kind }: Purpose,
  { title, isNewName, linkValue }: NewReelInput,
  before: string | null,
) {
  const { requestId, code } = yield* requestedCode(before);
  const reel = {
    title: title.trim(),
    code,
    isNewName,
    talentId,
    type: kind === 'group' ? GROUP_TYPE : TALENT_REEL_TYPE,
    isLink: kind === 'link',
    linkValue: linkValue?.trim() ?? '',
  };
  const tried = yield* attempt('reel.add', reel, requestId);
  if (tried.ok && isNewName) yield* put(reelNameTyped({ name: reel.title, code: reel.code }));
  return tried;
}

/** The call has no code (spec section 7), and its reply may lack the id: then the reel is the one that was not there before. */
function* addSpecial(
  { talentId, kind }: Purpose,
  { title, isNewName }: NewReelInput,
  requestId: string | null,
) {
  const reel = { title: title.trim(), heading: '', isNewName };
  const type = kind === 'group' ? GROUP_TYPE : TALENT_REEL_TYPE;
  const tried =
    talentId === AGENCY_OWNER
      ? yield* attempt('agencyReel.add', { ...reel, type: AGENCY_REEL_TYPE }, requestId)
      : yield* attempt('talentSpecialReel.add', { ...reel, talentId, type }, requestId);
  if (tried.ok && isNewName) yield* put(reelNameTyped({ name: reel.title }));
  return tried;
}

import { type Candidate, type PictureToCheck } from '../../contract/entities/pictureCheck';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { query } from '../kernel/query/query';
import { onNews } from '../kernel/query/invalidation';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';

/** A picture that nobody has looked at, with the films it may be of; the first is the one that it was sent for. */
export interface WaitingPicture extends PictureToCheck {
  readonly candidates: readonly Candidate[];
}

type Told = ReplyOf<ScriptByName['pictureChecks.list']>;

/** A backend that does not say of which picture a film is one of the candidates means all of them. */
const withCandidates = ({ pictures, candidates }: Told): readonly WaitingPicture[] =>
  pictures.map((picture) => ({
    ...picture,
    candidates: candidates.filter(({ pictureId = picture.pictureId }) => pictureId === picture.pictureId),
  }));

/** The pictures to check, those that wait longest first; asked anew when any film is another one. */
export const pictureChecks = query({
  name: 'pictureChecks',
  ask: () => request('pictureChecks.list', {}),
  dataOf: withCandidates,
  invalidatedBy: [onNews('film')],
});

type Root = Parameters<typeof pictureChecks.selectQuery>[0];

const none: readonly WaitingPicture[] = [];

/** How the question for them stands. */
export const selectPictureChecksQuery = (state: Root) => pictureChecks.selectQuery(state, ALL);
/** Those that the server told of. */
export const selectWaitingPictures = (state: Root) => selectPictureChecksQuery(state).data ?? none;

import { SEPARATOR } from '../../contract/constants';
import type { SpecialReel } from '../../contract/entities/reel';
import { AGENCY_REEL_TYPE, reelType } from '../../contract/rules/reelType';
import { type Handler, readCatalogue, type ReadContext } from '../http/handler';
import { live } from '../http/live';
import { visibleFilmRows, visibleReels } from './visible';

/** The agency's special reels. */
export const agencyReelsList: Handler<'agencyReels.list'> = readCatalogue(({ catalogue }) =>
  specialReels(catalogue, null),
);

/** The special reels of a talent. */
export const talentSpecialReelsList: Handler<'talentSpecialReels.list'> = readCatalogue(
  async ({ catalogue }, { talentId }) => {
    await live(catalogue, 'talents', talentId);
    return specialReels(catalogue, talentId);
  },
);

async function specialReels(
  catalogue: ReadContext['catalogue'],
  talentId: string | null,
): Promise<readonly SpecialReel[]> {
  const own = visibleReels(catalogue)
    .where('talent_id', talentId === null ? 'is' : '=', talentId)
    .where('special', '=', 1);
  const reels = await own.orderBy('number').orderBy('reel_id').execute();
  const rows = await visibleFilmRows(catalogue)
    .where('reel_films.reel_id', 'in', own.clearSelect().select('reel_id'))
    .orderBy('number')
    .execute();
  const filmsOn = (reelId: string) => rows.filter((row) => row.reel_id === reelId).map((row) => row.film_id);
  const numbers = new Map(reels.map(({ reel_id, number }) => [reel_id, number]));
  const groupOf = (parentId: string | null) => (parentId === null ? undefined : numbers.get(parentId));
  return reels.map((reel) => ({
    reelId: reel.reel_id,
    title: reel.title,
    heading: reel.heading,
    subheading: reel.subheading,
    code: reel.code,
    slug: reel.slug ?? reel.reel_id,
    position: reel.number,
    type: talentId === null ? AGENCY_REEL_TYPE : reelType(reel.kind, groupOf(reel.parent_id)),
    mailSender: reel.mail_sender,
    online: reel.online === 1,
    mailAnswer: reel.mail_answer,
    filmIds: filmsOn(reel.reel_id).join(SEPARATOR),
  }));
}

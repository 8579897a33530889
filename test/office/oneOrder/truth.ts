import { SEPARATOR } from '../../../src/contract/constants';
import { reelOrder } from '../../../src/contract/rules/reelOrder';
import { reelContents } from '../../../src/office/entities/reelContents';
import { selectReelFilmIds, selectReelRows } from '../../../src/office/entities/reelFilms';
import type { ReelOwner } from '../../../src/office/entities/reelOwner';
import { type KeptReel, selectReelsOf } from '../../../src/office/entities/reels';
import type { HeadlessOffice } from '../../tools/headlessOffice';
import type { Stage } from './stage';

/** What somebody sees of a talent's reels: a line each, in order, with what stands on it. */
type Seen = readonly string[];

type Shown = Pick<KeptReel, 'reelId' | 'type' | 'position' | 'title' | 'online'>;

/** Reels as they are read: a group with those in it behind it, a reel with its films. */
function linesOf(reels: readonly Shown[], filmsOn: (reelId: string) => readonly string[]): Seen {
  const byId = new Map(reels.map((reel) => [reel.reelId, reel]));
  const line = (reelId: string, depth: string) => {
    const reel = byId.get(reelId);
    return `${depth}${reelId} “${reel?.title}” ${reel?.online ? 'on' : 'off'}: ${filmsOn(reelId).join(' ')}`;
  };
  return reelOrder(reels).flatMap(({ reelId, subReels }) => [
    line(reelId, ''),
    ...subReels.map((each) => line(each, '> ')),
  ]);
}

/** On the screen of an office: in the list, and where the reel is open, in it. */
export function onScreen({ store }: HeadlessOffice, owner: ReelOwner): Seen {
  const state = store.getState();
  return linesOf(selectReelsOf(state, owner), (reelId) => {
    const listed = selectReelFilmIds(state, reelId);
    const open = selectReelRows(state, reelId).map(({ filmId }) => filmId);
    const isOpen = reelContents.selectQuery(state as never, { ...owner, reelId }).data !== null;
    return isOpen && open.join() !== listed.join() ? ['but open', ...open] : listed;
  });
}

/** In the answer of the server to somebody who asks for the first time. */
export async function inReply({ witness }: Stage, { talentId, special }: ReelOwner): Promise<Seen> {
  if (special) {
    const listed = await witness.call('talentSpecialReels.list', { talentId });
    const films = new Map(listed.map((reel) => [reel.reelId, reel.filmIds.split(SEPARATOR)]));
    return linesOf(listed, (reelId) => films.get(reelId) ?? []);
  }
  const { reels, rows } = await witness.call('talentReels.list', { talentId });
  return linesOf(reels, (reelId) =>
    rows
      .filter((row) => row.reelId === reelId)
      .toSorted((one, other) => one.position - other.position)
      .map(({ filmId }) => filmId),
  );
}

/** In the rows of the database. */
export async function inDatabase({ catalogue }: Stage, { talentId, special }: ReelOwner): Promise<Seen> {
  const reels = await catalogue
    .selectFrom('reels')
    .selectAll()
    .where('talent_id', '=', talentId)
    .where('special', '=', special ? 1 : 0)
    .where('trashed_at', 'is', null)
    .orderBy('position')
    .execute();
  const rows = await catalogue.selectFrom('reel_films').selectAll().orderBy('position').execute();
  const lines = (parentId: string | null, depth: string): Seen =>
    reels
      .filter(({ parent_id }) => parent_id === parentId)
      .flatMap(({ reel_id, title, online }) => {
        const films = rows.filter((row) => row.reel_id === reel_id).map(({ film_id }) => film_id);
        return [
          `${depth}${reel_id} “${title}” ${online === 1 ? 'on' : 'off'}: ${films.join(' ')}`,
          ...lines(reel_id, '> '),
        ];
      });
  return lines(null, '');
}

/** The films, and the reels with films in a group, that the public page of each reel that is on shows, and what it should. */
export async function onPages({ server }: Stage, seen: Seen): Promise<{ shown: object; wanted: object }> {
  const shown: Record<string, readonly string[]> = {};
  const wanted: Record<string, readonly string[]> = {};
  const read = seen.map((line) => /^(> )?(\S+) “(.*)” (on|off): ?(.*)$/.exec(line) ?? []);
  for (const [at, [, depth, reelId = '', , on, films = '']] of read.entries()) {
    if (on === 'off') continue;
    const { body, statusCode } = await server.app.inject({ url: `/reel/${reelId}` });
    if (statusCode !== 200) throw new Error(`/reel/${reelId} answers ${statusCode}`);
    const found = body.matchAll(/<h2[^>]*>([^<]*)|<a\s+href="\/reel\/[^/"]+\/films\/(\w+)\.mp4/g);
    // The link has a heading as well.
    shown[reelId] = [...found].map(([, part, film]) => part ?? film ?? '').filter((each) => each !== 'l');
    const end = read.findIndex((other, place) => place > at && !other[1]);
    const within = depth ? [] : read.slice(at + 1, end < 0 ? undefined : end);
    const parts = within.filter((part) => part[4] === 'on' && part[5]);
    wanted[reelId] = [
      ...words(films),
      ...parts.flatMap(([, , , part = '', , on = '']) => [part, ...words(on)]),
    ];
  }
  return { shown, wanted };
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

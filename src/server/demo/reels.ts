import type { Kysely } from 'kysely';
import { REEL_CODE_LENGTH } from '../../contract/constants';
import type { Catalogue, FilmRow, ReelFilmRow, ReelRow, TalentRow } from '../database/schema';
import { newId } from '../ids';
import { plainReel } from '../reels/plainReel';
import { giveSlug } from '../reels/slugs';
import { titled } from '../reels/titled';
import type { DemoAgency } from './agency';

/** What goes on a reel of each catalogue name; a reel is only made where there is something to put on it. */
const REEL_TAGS: Readonly<Record<string, string>> = {
  Commercials: 'commercial',
  Fiction: 'short film',
  Documentary: 'documentary',
  'Music videos': 'music video',
};

const MOST_REELS = 4;

/** Gives each talent a showreel and reels by the kinds of its films (one of them off), and the agency its special reels. */
export async function fillReels(
  catalogue: Kysely<Catalogue>,
  agency: DemoAgency,
  talents: readonly TalentRow[],
  films: readonly FilmRow[],
): Promise<void> {
  await catalogue
    .insertInto('reel_names')
    .values(Object.entries(agency.reelNames).map(([name, code]) => ({ name, code })))
    .execute();
  const reels: ReelRow[] = [];
  const rows: ReelFilmRow[] = [];
  for (const talent of talents) {
    const own = films.filter((film) => film.talent_id === talent.talent_id);
    for (const [title, chosen] of reelsFor(agency, own)) {
      const reel = reelRow(
        talent.talent_id,
        title,
        reels.filter((r) => r.talent_id === talent.talent_id).length + 1,
      );
      reels.push(reel);
      rows.push(...inOrder(reel.reel_id, chosen));
    }
  }
  const last = reels.at(-1);
  if (last) last.online = 0;
  if (reels.length > 0) await catalogue.insertInto('reels').values(reels).execute();
  if (rows.length > 0) await catalogue.insertInto('reel_films').values(rows).execute();
  await fillSpecialReels(catalogue, agency, films);
}

function reelsFor(agency: DemoAgency, films: readonly FilmRow[]): [string, readonly FilmRow[]][] {
  const kinds = Object.entries(REEL_TAGS)
    .filter(([title]) => title in agency.reelNames)
    .map(([title, tag]): [string, readonly FilmRow[]] => [title, films.filter((film) => hasTag(film, tag))]);
  return [['Showreel', films] as [string, readonly FilmRow[]], ...kinds]
    .filter(([, chosen]) => chosen.length > 0)
    .slice(0, MOST_REELS);
}

async function fillSpecialReels(
  catalogue: Kysely<Catalogue>,
  agency: DemoAgency,
  films: readonly FilmRow[],
): Promise<void> {
  const mail_sender = agency.profile.mainMail ?? '';
  for (const [index, { title, heading, subheading, tag }] of agency.specialReels.entries()) {
    const reel = {
      ...reelRow(null, title, index + 1),
      special: 1,
      heading,
      subheading,
      mail_sender,
    } as const;
    await catalogue.insertInto('reels').values(reel).execute();
    await giveSlug(catalogue, reel.reel_id, title);
    const rows = inOrder(reel.reel_id, films.filter((film) => hasTag(film, tag)).slice(0, 8));
    if (rows.length > 0) await catalogue.insertInto('reel_films').values(rows).execute();
  }
}

const hasTag = (film: FilmRow, tag: string) => (JSON.parse(film.tags) as string[]).includes(tag);

/** A reel row of a talent, or of the agency, as the demo makes them. */
export const reelRow = (talent_id: string | null, title: string, position: number): ReelRow => ({
  ...plainReel,
  reel_id: newId(),
  talent_id,
  position,
  ...titled(title),
  code: newId(REEL_CODE_LENGTH),
});

/** The rows that put films on a reel in this order. */
export const inOrder = (reel_id: string, films: readonly Pick<FilmRow, 'film_id'>[]): ReelFilmRow[] =>
  films.map(({ film_id }, index) => ({ row_id: newId(), reel_id, film_id, position: index + 1 }));

import type { Kysely } from 'kysely';
import type { Catalogue, FilmRow, NewsRow, TalentRow } from '../database/schema';
import { newId } from '../ids';
import { screenPicturePath } from '../media/paths';
import type { DemoAgency } from './agency';
import type { Target } from './fill';
import { demoFiles } from './filmFiles';
import { newsletterRows } from './newsletters';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Fills the news, newsletters and home screens of a demo agency, each a week older than the one before. */
export async function fillPublications(
  { catalogue, files, now }: Target,
  agency: DemoAgency,
  films: readonly FilmRow[],
  talents: readonly TalentRow[],
): Promise<void> {
  const weeksAgo = (weeks: number) => new Date(now.getTime() - (weeks * WEEK + 2) * DAY).toISOString();
  const filmFor = (index: number) => films[(index * WEEK) % Math.max(films.length, 1)]?.film_id ?? '';
  const news = agency.news.map(({ title, text, link, value, offline }, index) => ({
    news_id: newId(),
    title,
    text,
    picture: '',
    online: offline ? (0 as const) : (1 as const),
    created_at: weeksAgo(index),
    link_type: link,
    link_value: link === 'FILM' ? filmFor(index) : (value ?? ''),
    version: 1,
    trashed_at: null,
  }));
  await catalogue.insertInto('news').values(news).execute();
  await fillCalendar(catalogue, news);
  await catalogue
    .insertInto('newsletters')
    .values(
      newsletterRows(agency, films, talents).map((row, index) => ({
        newsletter_id: newId(),
        public_token: newId(),
        ...row,
        modified_at: weeksAgo(index * 4),
      })),
    )
    .execute();
  for (const [index, { legend, film: slug, offline }] of agency.screens.entries()) {
    const screen_id = newId();
    const film = films.find(({ file_name }) => file_name === `${slug}.mp4`);
    const pictured = demoFiles(slug);
    if (pictured) await files.putCopy(pictured.poster, screenPicturePath('', screen_id, 1));
    await catalogue
      .insertInto('screens')
      .values({
        screen_id,
        film_id: film?.film_id ?? '',
        legend,
        online: offline ? 0 : 1,
        position: index + 1,
        picture: pictured ? 1 : 0,
        version: 1,
        trashed_at: null,
      })
      .execute();
  }
}

/** The news stand in the calendar on the days on which they went on the site. */
async function fillCalendar(catalogue: Kysely<Catalogue>, news: readonly NewsRow[]): Promise<void> {
  const known = { status: 'done', recipients: '', mails: 0, reason: '', staff_id: 'demo' } as const;
  await catalogue
    .insertInto('calendar_entries')
    .values(
      news
        .filter(({ online }) => online === 1)
        .map(({ news_id, created_at }) => ({
          entry_id: newId(),
          action: 'newsOn' as const,
          subject_id: news_id,
          at: created_at,
          ...known,
        })),
    )
    .execute();
}

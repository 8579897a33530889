import type { Kysely } from 'kysely';
import { type Candidate, OTHER_CANDIDATES, PICTURES_AT_ONCE } from '../../contract/entities/pictureCheck';
import { pictureToCheckName } from '../../contract/rules/media';
import type { Catalogue } from '../database/schema';
import { type Handler, read } from '../http/handler';
import { dayAt } from '../wallClock';
import { ownStands } from './filmQuery';

/** GetPICS_toCHECK: the pictures that nobody has looked at, those that wait longest first, each with the films it may be of. */
export const pictureChecksList: Handler<'pictureChecks.list'> = read(async ({ catalogue, caller }) => {
  const waiting = await pictured(catalogue)
    .select(['own_picture', 'pictured_at'])
    .where('own_picture', '>', '')
    .where('own_checked', '=', 0)
    .where(ownStands)
    .orderBy('pictured_at')
    .orderBy('film_id')
    .limit(PICTURES_AT_ONCE)
    .execute();
  const others = await filmsWithout(catalogue, new Set(waiting.map(({ talent_id }) => talent_id ?? '')));
  return {
    pictures: waiting.map(({ own_picture: pictureId, film_id, pictured_at }) => ({
      pictureId,
      name: pictureToCheckName(film_id, pictureId),
      date: dayAt(caller.agency.timeZone, pictured_at),
    })),
    candidates: waiting.flatMap((film) =>
      [film, ...nearest(film, others)].map((each) => candidate(each, film.own_picture)),
    ),
  };
});

const pictured = (db: Kysely<Catalogue>) =>
  db
    .selectFrom('films')
    .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
    .select(['film_id', 'number', 'films.talent_id', 'title', 'director', 'year', 'last_name'])
    .where('films.trashed_at', 'is', null);

type Film = Awaited<ReturnType<ReturnType<typeof pictured>['execute']>>[number];

/** The films of some talents that have no picture from outside. */
const filmsWithout = (db: Kysely<Catalogue>, talentIds: ReadonlySet<string>): Promise<readonly Film[]> =>
  pictured(db)
    .where('films.talent_id', 'in', ['', ...talentIds])
    .where('own_thumbnail', '=', 0)
    .orderBy('number')
    .orderBy('film_id')
    .execute();

/** Those that were made about when the film was: a picture is easily sent for the one beside it. */
const nearest = ({ number, talent_id }: Film, films: readonly Film[]) =>
  films
    .filter((film) => film.talent_id === talent_id)
    .toSorted((one, other) => Math.abs(one.number - number) - Math.abs(other.number - number))
    .slice(0, OTHER_CANDIDATES);

const candidate = (
  { film_id: filmId, title, director, year, last_name }: Film,
  pictureId: string,
): Candidate => ({ filmId, title, director, year, talentLastName: last_name ?? '', pictureId });

import type { DemoAgency, DemoTalent } from './agency';
import type { DemoFilm } from './films';

const written = ({ firstName, lastName }: DemoTalent) => [
  `${firstName} ${lastName}`,
  `${lastName}${firstName}`,
  `${lastName} ${firstName}`,
];

/** Whose film it is, in one agency: its director, or nobody. */
export const directorOf = (agency: DemoAgency, film: DemoFilm) =>
  agency.talents.find((talent) => written(talent).includes(film.director));

/** The films of an agency with the talent each is of: the director's own; the others go round the other professions. */
export function shareOut(
  agency: DemoAgency,
  films: readonly DemoFilm[],
): { film: DemoFilm; talent: DemoTalent }[] {
  const others = agency.talents.filter((talent) => talent.profession !== 'director');
  let next = 0;
  return films.flatMap((film) => {
    const talent = directorOf(agency, film) ?? others[next++ % others.length];
    return talent ? [{ film, talent }] : [];
  });
}

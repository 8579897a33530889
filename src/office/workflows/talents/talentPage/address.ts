import { idAt } from '../../office/navigation';

/** The paths of the talent page (spec section 2); an id has 1 to 100 characters. */
const paths = /^\/(?:app\/page\/talent|talent)\/([^/]+)\/?$/;

/** The talent that a path shows, or nothing when it is another screen's. */
export function talentIdOf(path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const talentId = idAt(paths, pathname);
  return talentId && talentId.length <= 100 ? talentId : undefined;
}

/** What an address shows on a talent's page beside its films. */
interface Shown {
  readonly reel?: string | undefined;
  readonly film?: string | undefined;
}

/** The reel and the film that a query names; nothing when it shows another section of the page. */
export function shownIn(query: string): Shown | undefined {
  const { section, reel, film } = Object.fromEntries(new URLSearchParams(query));
  return section ? undefined : { reel, film };
}

/** The query that shows a reel, a film or both; empty for neither. */
export function queryOf(shown: Shown): string {
  const words = new URLSearchParams(Object.entries(shown).filter(([, id]) => id));
  return words.size > 0 ? `?${words}` : '';
}

/** The path of a talent's page, with the reel or the film that it shows. */
export const talentPagePath = (talentId: string, shown: Shown = {}) =>
  `/app/page/talent/${encodeURIComponent(talentId)}${queryOf(shown)}`;

/** The path of a talent's record. */
export const talentRecordPath = (talentId: string) => `${talentPagePath(talentId)}?section=record`;

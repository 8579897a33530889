import type { Kysely } from 'kysely';
import type { NewsletterContent } from '../../contract/entities/newsletter';
import type { Agency } from '../../contract/entities/session';
import type { Catalogue } from '../database/schema';
import { filmIdsOf, liveFilms } from './films';
import { composeHtml } from '../../contract/letter/compose';
import type { Addresses } from '../../contract/letter/letter';
import { textPart } from '../../contract/letter/textPart';

/** A newsletter as it goes out. */
interface Composed {
  readonly html: string;
  readonly text: string;
  readonly goneFilmIds: readonly string[];
}

/** To whom mails about newsletters go, and from whom they come. */
export const newsletterAddress = ({ newsletterMail, mainMail }: Agency) => newsletterMail || mainMail;

/** Composes a newsletter of what the agency has now: a card whose film is in the trash is left out until it is back. */
export async function composed(
  catalogue: Kysely<Catalogue>,
  agency: Agency,
  content: NewsletterContent,
  addresses: Addresses,
): Promise<Composed> {
  const filmIds = filmIdsOf(content);
  const films = await liveFilms(catalogue, filmIds);
  const unsubscribe = addresses.page === undefined ? '' : newsletterAddress(agency);
  const letter = { agency, content, films, addresses, unsubscribe };
  return {
    html: composeHtml(letter),
    text: textPart(letter),
    goneFilmIds: filmIds.filter((filmId) => !films.has(filmId)),
  };
}

import type { ReelMail } from './reelMail';

/** What a mail says of the films that it does not show, or nothing where it shows all or none. */
export function moreFilms({ films, stills }: ReelMail): string {
  const more = stills.length > 0 ? films - stills.length : 0;
  if (more === 0) return '';
  return more === 1 ? 'and 1 more film' : `and ${more} more films`;
}

import { BUTTON_COLOUR, NEWSLETTER_BACK_COLOUR, NEWSLETTER_TEXT_COLOUR } from '../../contract/constants';
import { type NewsletterItem, writeItem } from '../../contract/entities/newsletterItem';
import { thumbnailAddress } from '../../contract/rules/media';
import type { FilmRow, TalentRow } from '../database/schema';
import { professions } from '../talents/professions';
import type { DemoAgency } from './agency';

const FILMS = 3;

/** What the demo newsletters hold: a few words, some films with who made them, and a button. */
export const newsletterRows = (
  agency: DemoAgency,
  films: readonly FilmRow[],
  talents: readonly TalentRow[],
) =>
  agency.newsletters.map(({ title, headings: [heading1, heading2, heading3], words, button }, at) => {
    const { profile } = agency;
    const pictured = films.filter((film) => film.thumbnail_count > 0);
    const items: readonly NewsletterItem[] = [
      { kind: 'text', key: 'words', html: `<p>${words}</p>` },
      ...pictured.slice(at * FILMS, (at + 1) * FILMS).map((film) => card(film, talents, agency)),
      { kind: 'button', key: 'more', address: profile.instagram ?? '', label: button, colour: BUTTON_COLOUR },
    ];
    return {
      title,
      heading1,
      heading2,
      heading3,
      items: JSON.stringify(items.map(writeItem)),
      text_colour: profile.newsletterTextColor ?? NEWSLETTER_TEXT_COLOUR,
      back_colour: NEWSLETTER_BACK_COLOUR,
      version: 1,
      trashed_at: null,
    };
  });

function card(film: FilmRow, talents: readonly TalentRow[], agency: DemoAgency): NewsletterItem {
  const talent = talents.find(({ talent_id }) => talent_id === film.talent_id);
  const known = agency.talents.find(
    ({ firstName, lastName }) => firstName === talent?.first_name && lastName === talent.last_name,
  );
  return {
    kind: 'film',
    key: film.film_id,
    filmId: film.film_id,
    title: film.title,
    director: film.director,
    producer: film.producer,
    union: '',
    firstName: talent?.first_name ?? '',
    lastName: talent?.last_name ?? '',
    profession: known ? professions[known.profession].singular : '',
    link: '',
    createdOn: film.created_at.slice(0, 10).split('-').toReversed().join('/'),
    pictureAddress: thumbnailAddress('/media', film.film_id, 1),
  };
}

import type { ItemOf } from '../../../contract/entities/newsletterItem';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { selectFilm } from '../../entities/films';
import { foundFilms } from '../../entities/foundFilms';
import { selectTalent } from '../../entities/talents';

type Root = Parameters<typeof selectFilm>[0] &
  Parameters<typeof selectTalent>[0] &
  Parameters<typeof selectAddresses>[0] &
  Parameters<typeof foundFilms.selectQuery>[0];

/** What a card says of a film to begin with: who made it, and the talent whose film it is, but for the union. */
export function selectFilmCard(
  state: Root,
  filmId: string,
): Omit<ItemOf<'film'>, 'key' | 'createdOn' | 'union'> | undefined {
  const film = selectFilm(state, filmId);
  const found = foundFilms.selectQuery(state, { search: '' }).data?.find((each) => each.filmId === filmId);
  const known = film ?? found;
  if (!known) return undefined;
  const talent = selectTalent(state, film?.talentId ?? '');
  return {
    kind: 'film',
    filmId,
    title: known.title,
    director: known.director,
    producer: film?.producer ?? '',
    firstName: talent?.firstName ?? '',
    lastName: talent?.lastName ?? known.talentLastName,
    profession: talent?.profession ?? '',
    link: '',
    pictureAddress: (film && stillAddress(selectAddresses(state).media, film)) ?? '',
  };
}

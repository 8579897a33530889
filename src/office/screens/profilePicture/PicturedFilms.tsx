import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { holdsWords, searchWords } from '../../../contract/rules/text';
import { pictureAddress, thumbnailOf } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { selectFilmEntriesOf } from '../../entities/films';
import { FilmStill } from '../../ui/FilmStill';
import { Told } from '../../ui/Told';

interface PicturedFilmsProps {
  readonly talentId: string;
  readonly onOpen: (filmId: string) => void;
}

type Root = Parameters<typeof selectFilmEntriesOf>[0];

/** So many films are found by looking; more need a search. */
const SEEN_AT_ONCE = 6;

/** The films of a talent that have pictures to choose from. */
export function PicturedFilms({ talentId, onOpen }: PicturedFilmsProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const entries = useSelector((state: Root) => selectFilmEntriesOf(state, talentId));
  const [search, setSearch] = useState('');
  const pictured = entries.filter(({ film }) => film.thumbnailCount > 0);
  const words = searchWords(search);
  const found = pictured.filter(({ searchKey }) => holdsWords(searchKey, words));
  const label = formatMessage({ id: 'talentPage.search' });
  if (pictured.length === 0) return <p>{formatMessage({ id: 'profilePicture.noFilms' })}</p>;
  return (
    <>
      <p>{formatMessage({ id: 'profilePicture.chooseFilm' })}</p>
      {pictured.length > SEEN_AT_ONCE && (
        <InputGroup
          className="picture-search"
          type="search"
          leftIcon={<Search />}
          aria-label={label}
          placeholder={label}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <Told>
        {found.length === 0 && formatMessage({ id: 'talentPage.nothingMatches' }, { search: search.trim() })}
      </Told>
      <ul className="picture-grid">
        {found.map(({ film }) => (
          <li key={film.filmId}>
            <button type="button" className="picture-option" onClick={() => onOpen(film.filmId)}>
              <FilmStill src={pictureAddress(media, film, thumbnailOf(film))} />
              <span className="picture-name">{film.title || formatMessage({ id: 'film.untitled' })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

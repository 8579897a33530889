import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  findAgencyFilms,
  selectAgencyFilmEntries,
  selectAgencyFilmList,
} from '../../workflows/agencyFilmList';
import { ListAwaited } from '../shared/ListAwaited';
import { AgencyFilmTable } from './AgencyFilmTable';
import { AgencyFilmsHeader } from './AgencyFilmsHeader';
import { AgencyFilmsNote } from './AgencyFilmsNote';
import { MoreFilms } from './MoreFilms';
import { NoAgencyFilms } from './NoAgencyFilms';
import './agencyFilms.css';

/** All films of the agency (getAllAgencyFilms): the first 50 at first, and a search over all as one types. */
export default function AgencyFilmsScreen() {
  const entries = useSelector(selectAgencyFilmEntries);
  const { status, view } = useSelector(selectAgencyFilmList);
  const search = useDeferredValue(view.search);
  const found = useMemo(() => findAgencyFilms(entries, search, status === 'all'), [entries, search, status]);
  const isSearched = search.trim() !== '';
  return (
    <section className="agency-films" aria-labelledby="agency-films-title">
      <AgencyFilmsHeader search={view.search} found={found.length} total={entries.length} />
      <AgencyFilmsNote />
      {found.length > 0 ? (
        <AgencyFilmTable key={isSearched ? 'found' : status} entries={found} />
      ) : (
        <ListAwaited list="films">
          <NoAgencyFilms search={search} />
        </ListAwaited>
      )}
      {!isSearched && <MoreFilms shown={found.length} total={entries.length} />}
    </section>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectFilm, selectHasFilmsOf } from '../../entities/films';
import { useLeave } from '../../ui/leaving';
import { selectFilmEditor } from '../../workflows/filmEditor';
import { selectFilmPage, selectTalentPage } from '../../workflows/talentPage';
import { FilmMenu } from '../filmMenu/FilmMenu';
import { AddToReelMenu } from '../reels/AddToReelMenu';
import { FilmGrid } from './FilmGrid';
import { FilmSkeletons } from './FilmSkeletons';
import { FilmToolbar } from './FilmToolbar';
import { FilmsFailed } from './FilmsFailed';
import { FilmsStale } from './FilmsStale';
import { NoFilms } from './NoFilms';
import { Pager } from './Pager';

const FilmInfoDrawer = lazy(() => import('../filmInfo/FilmInfoDrawer'));

/** The films of a talent: 40 a page by film number, with a search box; films once loaded stay while they load anew. */
export function FilmPane({ talentId }: { readonly talentId: string }) {
  const page = useSelector(selectTalentPage);
  const list = useSelector(selectFilmPage);
  // The sheet of a film holds the same form, which stands once.
  const isSheetOpen = useSelector(selectFilmEditor).status === 'open';
  const leave = useLeave();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const isSelectedThere = useSelector(
    (state: Parameters<typeof selectFilm>[0]) => selectFilm(state, selectedId ?? '') !== undefined,
  );
  const hasFilms = useSelector((state: Parameters<typeof selectHasFilmsOf>[0]) =>
    selectHasFilmsOf(state, talentId),
  );
  if (page.status === 'closed' || page.view.talentId !== talentId) return <FilmSkeletons />;
  if (!hasFilms) return page.status === 'failed' ? <FilmsFailed refusal={page.refusal} /> : <FilmSkeletons />;
  return (
    <>
      <FilmToolbar talentId={talentId} search={page.view.search} list={list} />
      {(page.status === 'stale' || page.status === 'failed') && <FilmsStale refusal={page.refusal} />}
      {list.found > 0 ? (
        <>
          <FilmGrid
            films={list.films}
            retries={page.retries}
            selectedId={selectedId}
            onSelect={({ filmId }) => leave(() => setSelectedId(filmId))}
            talentId={talentId}
            filmActions={(film) => (
              <span className="film-actions">
                <AddToReelMenu film={film} talentId={talentId} />
                <FilmMenu film={film} talentId={talentId} />
              </span>
            )}
          />
          <Pager page={list.page} pageCount={list.pageCount} />
        </>
      ) : (
        <NoFilms talentId={talentId} search={page.view.search} hasFilms={list.total > 0} />
      )}
      {isSelectedThere && selectedId !== null && !isSheetOpen && (
        <Suspense>
          <FilmInfoDrawer filmId={selectedId} onClose={() => setSelectedId(null)} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, memo, Suspense, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { selectFilm, selectHasFilmsOf } from '../../entities/films';
import { useLeave } from '../../ui/leaving';
import { useSteady } from '../../ui/useSteady';
import { selectEditFilm } from '../../workflows/films/editFilm';
import {
  selectFilmPage,
  selectFilmsRefusal,
  selectOpenFilmId,
  selectTalentPage,
  talentPageIntents,
} from '../../workflows/talents/talentPage';
import { FilmMenu } from '../filmMenu/FilmMenu';
import { useLastKnown } from '../shared/useLastKnown';
import { AddToReelMenu } from '../reels/AddToReelMenu';
import { FilmGrid } from './FilmGrid';
import { FilmSkeletons } from './FilmSkeletons';
import { FilmToolbar } from './FilmToolbar';
import { FilmsFailed } from './FilmsFailed';
import { FilmsStale } from './FilmsStale';
import { NoFilms } from './NoFilms';
import { Pager } from './Pager';
import { useSelected } from '../shared/useSelected';

const FilmInfoDrawer = lazy(() => import('../filmInfo/FilmInfoDrawer'));

/** The films of a talent: 40 a page by film number, with a search box; films once loaded stay while they load anew. */
export const FilmPane = memo(function FilmPane({ talentId }: { readonly talentId: string }) {
  const page = useSelector(selectTalentPage);
  const list = useSelector(selectFilmPage);
  const refusal = useSelector(selectFilmsRefusal);
  // The sheet of a film holds the same form, which stands once.
  const isSheetOpen = useSelector(selectEditFilm).status === 'open';
  const leave = useLeave();
  const dispatch = useDispatch();
  const openId = useSelector(selectOpenFilmId) ?? '';
  const openFilm = useSelected(selectFilm, openId);
  const isOpenThere = useLastKnown(openId, openFilm) !== undefined;
  const hasFilms = useSelected(selectHasFilmsOf, talentId);
  const open = useSteady(({ filmId }: Film) =>
    leave(() => dispatch(talentPageIntents.filmOpened({ filmId }))),
  );
  const actionsOf = useCallback(
    (film: Film) => (
      <span className="film-actions">
        <AddToReelMenu film={film} talentId={talentId} />
        <FilmMenu film={film} talentId={talentId} />
      </span>
    ),
    [talentId],
  );
  if (page.status === 'closed' || page.view.talentId !== talentId) return <FilmSkeletons />;
  if (!hasFilms) return refusal ? <FilmsFailed talentId={talentId} refusal={refusal} /> : <FilmSkeletons />;
  return (
    <>
      <FilmToolbar talentId={talentId} search={page.view.search} list={list} />
      {refusal && <FilmsStale talentId={talentId} refusal={refusal} />}
      {list.found > 0 ? (
        <>
          <FilmGrid
            films={list.films}
            openId={openId}
            onOpen={open}
            talentId={talentId}
            filmActions={actionsOf}
          />
          <Pager page={list.page} pageCount={list.pageCount} />
        </>
      ) : (
        <NoFilms talentId={talentId} search={page.view.search} hasFilms={list.total > 0} />
      )}
      {isOpenThere && !isSheetOpen && (
        <Suspense>
          <FilmInfoDrawer filmId={openId} onClose={() => dispatch(talentPageIntents.filmClosed())} />
        </Suspense>
      )}
    </>
  );
});

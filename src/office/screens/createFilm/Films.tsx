import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { OnceOpened } from '../../ui/OnceOpened';
import { selectCreateFilm } from '../../workflows/films/createFilm';
import { selectPlayer } from '../../workflows/films/player';

const FilmSheet = lazy(() => import('./FilmSheet'));
const Player = lazy(() => import('../player/Player'));

/** What stands over the screens that show films: the player, and the sheet of a new film. */
export default function Films() {
  const isSheetOpen = useSelector(selectCreateFilm).status !== 'closed';
  const isPlaying = useSelector(selectPlayer).status !== 'empty';
  return (
    <>
      <Suspense>{isPlaying && <Player />}</Suspense>
      <OnceOpened isOpen={isSheetOpen}>
        <FilmSheet />
      </OnceOpened>
    </>
  );
}

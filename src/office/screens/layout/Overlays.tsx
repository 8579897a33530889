import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { OnceOpened } from '../../ui/OnceOpened';
import { selectDeletion } from '../../workflows/trash/deletion';
import { selectEditFilm } from '../../workflows/films/editFilm';
import { selectKits } from '../../workflows/office/kits';
import { selectNotice } from '../../workflows/records/longText';
import { newReel } from '../../workflows/reels/newReel';
import { selectUndo } from '../../workflows/trash/undo';
import { selectFileRefusal, selectUploads } from '../../workflows/films/uploads';

const DeletionDialog = lazy(() => import('../deletion/DeletionDialog'));
const FilmEditor = lazy(() => import('../editFilm/FilmEditor'));
const NewReelDialog = lazy(() => import('../reels/NewReelDialog'));
const WholeReels = lazy(() => import(/* webpackChunkName: "overlays" */ '../reels/WholeReels'));
const Films = lazy(() => import(/* webpackChunkName: "overlays" */ '../createFilm/Films'));
const Sending = lazy(() => import(/* webpackChunkName: "overlays" */ '../sendReel/Sending'));
const UploadsTray = lazy(() => import('../uploads/UploadsTray'));
const TextNotice = lazy(() => import(/* webpackChunkName: "overlays" */ '../biography/TextNotice'));
const UndoNotice = lazy(() => import(/* webpackChunkName: "overlays" */ '../undo/UndoNotice'));
const FileRefusalAlert = lazy(() => import(/* webpackChunkName: "overlays" */ '../uploads/FileRefusalAlert'));

/** What stands over every screen: the uploads, the player, and the dialogs that more than one screen opens. */
export function Overlays() {
  const hasUploads = useSelector(selectUploads).length > 0;
  const isEditorOpen = useSelector(selectEditFilm).status !== 'closed';
  const isDeletion = useSelector(selectDeletion).status !== 'closed';
  const isNewReel = useSelector(newReel.select).status !== 'closed';
  const kits = useSelector(selectKits);
  const hasFilms = kits.includes('films');
  const hasReels = kits.includes('talentPage');
  const hasWholeReels = kits.includes('wholeReels');
  const isTextNoted = useSelector(selectNotice) !== null;
  const isUndoOffered = useSelector(selectUndo).status !== 'none';
  const isFileRefused = useSelector(selectFileRefusal) !== null;
  return (
    <>
      <Suspense>{hasUploads && <UploadsTray />}</Suspense>
      <OnceOpened isOpen={isUndoOffered}>
        <UndoNotice />
      </OnceOpened>
      <OnceOpened isOpen={isNewReel}>
        <NewReelDialog />
      </OnceOpened>
      <OnceOpened isOpen={isEditorOpen}>
        <FilmEditor />
      </OnceOpened>
      <OnceOpened isOpen={isDeletion}>
        <DeletionDialog />
      </OnceOpened>
      <Suspense>{hasFilms && <Films />}</Suspense>
      <Suspense>{hasReels && <Sending />}</Suspense>
      <Suspense>{hasWholeReels && <WholeReels />}</Suspense>
      <OnceOpened isOpen={isTextNoted}>
        <TextNotice />
      </OnceOpened>
      <OnceOpened isOpen={isFileRefused}>
        <FileRefusalAlert />
      </OnceOpened>
    </>
  );
}

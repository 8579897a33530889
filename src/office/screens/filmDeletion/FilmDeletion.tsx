import { FilmDeletionDialog } from './FilmDeletionDialog';
import { FilmDeletionNotice } from './FilmDeletionNotice';
import './filmDeletion.css';

/** The deletion of a film: the dialog that asks first, and the notice that offers Undo afterwards. */
export default function FilmDeletion() {
  return (
    <>
      <FilmDeletionDialog />
      <FilmDeletionNotice />
    </>
  );
}

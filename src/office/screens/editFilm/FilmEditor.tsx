import { Button, DialogBody, DialogFooter, Tab, Tabs } from '@blueprintjs/core';
import { Download, Trash } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { useFilm } from '../shared/useFilms';
import { deletionIntents } from '../../workflows/trash/deletion';
import { editFilmIntents, type EditFilmSection, selectEditFilm } from '../../workflows/films/editFilm';
import { useLeave } from '../../ui/leaving';
import { FilmInfoForm } from '../filmInfo/FilmInfoForm';
import { GoneNote } from '../shared/GoneNote';
import { HistoryLink } from '../shared/HistoryLink';
import { returnToFilm } from '../shared/returnFocus';
import { TitledDialog } from '../shared/TitledDialog';
import { useHasFile } from '../shared/useEncoding';
import { useLastKnown } from '../shared/useLastKnown';
import { FileSection } from './FileSection';
import { ThumbnailSection } from './ThumbnailSection';
import './editFilm.css';

/** The film sheet of a film that exists (spec section 2): what is known of it, its thumbnail, its file, and what can be done with it. */
export default function FilmEditor() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const leave = useLeave();
  const editor = useSelector(selectEditFilm);
  const filmId = editor.status === 'open' ? editor.filmId : '';
  const film = useFilm(filmId);
  const known = useLastKnown(filmId, film);
  const title = known?.title || formatMessage({ id: 'film.untitled' });
  const lastId = useRef('');
  if (filmId !== '') lastId.current = filmId;
  return (
    <TitledDialog
      isOpen={editor.status === 'open' && known !== undefined}
      className="gr-dialog gr-dialog-danger film-editor"
      title={title}
      canOutsideClickClose={false}
      onClose={() => leave(() => dispatch(editFilmIntents.closed()))}
      shouldReturnFocusOnClose={false}
      onOpened={focusSection}
      onClosed={(dialog) => returnToFilm(dialog, lastId.current)}
    >
      {editor.status === 'open' && film && <Sections film={film} section={editor.section} />}
      {editor.status === 'open' && !film && (
        <DialogBody>
          <GoneNote title={title} />
        </DialogBody>
      )}
    </TitledDialog>
  );
}

const focusSection = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();

function Sections({ film, section }: { readonly film: Film; readonly section: EditFilmSection }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const leave = useLeave();
  const { filmId, title, talentId = '', onReel } = film;
  const hasFile = useHasFile(film);
  return (
    <>
      <DialogBody>
        <Tabs
          id="film-editor"
          selectedTabId={section}
          renderActiveTabPanelOnly
          onChange={(id) => dispatch(editFilmIntents.sectionChosen(id as EditFilmSection))}
        >
          <Tab
            id="details"
            title={formatMessage({ id: 'editFilm.details' })}
            panel={<FilmInfoForm filmId={filmId} />}
          />
          <Tab
            id="thumbnail"
            title={formatMessage({ id: 'editFilm.thumbnail' })}
            panel={<ThumbnailSection film={film} />}
          />
          <Tab id="file" title={formatMessage({ id: 'editFilm.file' })} panel={<FileSection film={film} />} />
        </Tabs>
      </DialogBody>
      <DialogFooter
        actions={
          <Button
            text={formatMessage({ id: 'action.close' })}
            onClick={() => leave(() => dispatch(editFilmIntents.closed()))}
          />
        }
      >
        <Button
          variant="minimal"
          intent="danger"
          icon={<Trash />}
          text={formatMessage({ id: 'filmMenu.delete' })}
          onClick={() =>
            dispatch(
              deletionIntents.opened({ things: [{ kind: 'film', id: filmId, title, talentId, onReel }] }),
            )
          }
        />
        <Button
          variant="minimal"
          icon={<Download />}
          disabled={!hasFile}
          text={formatMessage({ id: 'filmMenu.original' })}
          onClick={() => dispatch(editFilmIntents.originalRequested({ filmId }))}
        />
        <HistoryLink subject={filmId} />
      </DialogFooter>
    </>
  );
}

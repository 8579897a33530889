import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isFilmFile } from '../../../contract/rules/files';
import { useFileKeeper } from '../../ui/fileKeeper';
import { useFilesDrop } from '../../ui/useFileDrop';
import { createFilmIntents } from '../../workflows/films/createFilm';
import { useMayChange } from '../shared/useMay';
import './createFilm.css';

interface FilmDropProps {
  readonly talentId: string;
  readonly children: ReactNode;
}

/** A talent's page: film files that are dropped anywhere on it start New film, one after the other. */
export function FilmDrop({ talentId, children }: FilmDropProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const keepFile = useFileKeeper();
  const { isOver, dropProps } = useFilesDrop((files) => {
    const films = files.filter(isFilmFile);
    // Where none is a film, the first says why it is not taken.
    const taken = films.length > 0 ? films : files.slice(0, 1);
    const leftOut = files.filter((file) => !taken.includes(file)).map(({ name }) => name);
    dispatch(createFilmIntents.opened({ talentId, files: taken.map(keepFile), leftOut }));
  }, false);
  return (
    <div className="film-drop" {...(mayChange && dropProps)}>
      {children}
      {isOver && <p className="film-drop-hint">{formatMessage({ id: 'createFilm.dropHere' })}</p>}
    </div>
  );
}

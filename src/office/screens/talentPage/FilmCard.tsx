import { ContextMenu } from '@blueprintjs/core';
import { Play } from '@blueprintjs/icons';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { durationText } from '../../ui/durationText';
import { FilmStill } from '../../ui/FilmStill';
import type { Upload } from '../../workflows/films/uploads';
import { isDeleteKey } from '../shared/deleteKey';
import { useFilmEncoding } from '../shared/useEncoding';
import { useFilmDrag } from '../shared/order/filmDrag';
import { FilmState, isAtWork } from './FilmState';
import { useMayChange } from '../shared/useMay';

interface FilmCardProps {
  readonly film: Film;
  /** The base of media addresses. */
  readonly media: string;
  /** Its infos are open. */
  readonly isOpen: boolean;
  /** The upload that brings this film's file, if one is known here. */
  readonly upload: Upload | undefined;
  readonly actions?: ReactNode;
  /** What can be done with the film, as a menu: by the right button, or by Shift+F10 from within the card. */
  readonly menu: ReactElement;
  readonly onOpen: (film: Film) => void;
  readonly onPlay: (film: Film) => void;
  readonly onDelete: (film: Film) => void;
}

/** A film by its still; a film that can be played opens by it, and what is being done to it stands over it. */
export function FilmCard(props: FilmCardProps) {
  const { film, media, upload, isOpen, actions, menu, onOpen, onPlay, onDelete } = props;
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const mayChange = useMayChange();
  useFilmDrag(film.filmId)(mayChange ? frame : null);
  // The address may have opened a film far down.
  useEffect(() => {
    if (isOpen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const title = film.title || formatMessage({ id: 'film.untitled' });
  const { status } = useFilmEncoding(film);
  const canPlay = isPlayable(status, film.duration);
  const still = <FilmStill src={stillAddress(media, film)} />;
  const details = [film.year, film.format].filter(Boolean).join(' · ');
  const deleteByKey = (event: KeyboardEvent) => {
    if (!mayChange || !isDeleteKey(event)) return;
    event.preventDefault();
    onDelete(film);
  };
  return (
    <ContextMenu tagName="li" className="film-card" content={menu} onKeyDown={deleteByKey}>
      <div ref={frame} className={canPlay ? 'film-frame' : 'film-frame film-unplayable'}>
        {canPlay ? (
          <button
            type="button"
            className="film-play"
            aria-label={formatMessage({ id: 'film.play' }, { title })}
            onClick={() => onPlay(film)}
          >
            {still}
            <span className="film-play-sign" aria-hidden="true">
              <Play size={24} />
            </span>
          </button>
        ) : (
          still
        )}
        {canPlay && film.duration !== undefined && film.duration > 0 && (
          <span className="film-duration">{durationText(film.duration)}</span>
        )}
        {(!canPlay || isAtWork(status, upload)) && (
          <FilmState film={film} upload={upload} isStrip={canPlay} />
        )}
      </div>
      <div className="film-caption">
        <div className="film-words">
          <h3 title={title}>
            <button
              type="button"
              className="film-select"
              aria-label={mayChange ? formatMessage({ id: 'filmInfo.edit' }, { title }) : title}
              aria-pressed={isOpen}
              onClick={() => onOpen(film)}
            >
              {title}
            </button>
          </h3>
          {film.director !== '' && <p title={film.director}>{film.director}</p>}
          {details !== '' && <p className="film-details">{details}</p>}
        </div>
        {actions}
      </div>
    </ContextMenu>
  );
}

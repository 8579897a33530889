import { Checkbox, Tag } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { isolate } from '../../../contract/rules/isolate';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';
import { FilmTrouble } from '../shared/FilmTrouble';

interface Props {
  readonly film: Film;
  readonly isOnReel: boolean;
  readonly isChosen: boolean;
  onToggle(filmId: string): void;
}

/** One film to choose, marked if it cannot be played; one that is on the reel already says so and cannot be chosen. */
export function FilmChoice({ film, isOnReel, isChosen, onToggle }: Props) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  return (
    <li>
      <Checkbox
        className="gr-film-choice"
        checked={isChosen}
        disabled={isOnReel}
        onChange={() => onToggle(film.filmId)}
      >
        <FilmStill src={stillAddress(media, film)} />
        <span className="gr-reel-text">
          <span className="gr-reel-title">{film.title}</span>
          <span className="gr-reel-director">
            {[isolate(film.director), film.year].filter(Boolean).join(' · ')}
          </span>
          <FilmTrouble film={film} />
        </span>
        {isOnReel && <Tag minimal>{formatMessage({ id: 'reels.addFilms.already' })}</Tag>}
      </Checkbox>
    </li>
  );
}

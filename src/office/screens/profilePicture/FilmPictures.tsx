import { Button } from '@blueprintjs/core';
import { ChevronLeft } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { formatProfilePicture } from '../../../contract/rules/profilePicture';
import { pictureAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';

interface FilmPicturesProps {
  readonly film: Film;
  /** The picture that the page shows. */
  readonly shown: string;
  readonly onBack: () => void;
  /** Gives the text of rules/profilePicture. */
  readonly onChoose: (picture: string) => void;
}

/** The pictures of one film, each a choice that is kept at once. */
export function FilmPictures({ film, shown, onBack, onChoose }: FilmPicturesProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const { filmId, clusterPath } = film;
  const title = film.title || formatMessage({ id: 'film.untitled' });
  const numbers = Array.from({ length: film.thumbnailCount }, (_none, at) => at + 1);
  return (
    <>
      <div className="picture-head">
        <Button
          autoFocus
          variant="minimal"
          icon={<ChevronLeft />}
          text={formatMessage({ id: 'profilePicture.otherFilm' })}
          onClick={onBack}
        />
        <h3 title={title}>{title}</h3>
      </div>
      <ul className="picture-grid">
        {numbers.map((number) => {
          const picture = formatProfilePicture({ filmId, clusterPath, picture: number });
          return (
            <li key={number}>
              <button
                type="button"
                className="picture-option"
                aria-label={formatMessage({ id: 'profilePicture.picture' }, { number, title })}
                aria-pressed={picture === shown}
                onClick={() => onChoose(picture)}
              >
                <FilmStill src={pictureAddress(media, film, number)} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

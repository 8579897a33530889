import { Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { OWN_THUMBNAIL, pictureAddress, thumbnailOf } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';
import { Loading } from '../shared/Loading';

interface ThumbnailChoiceProps {
  readonly film: Film;
  /** 0 is the film's own picture; the automatic ones count from 1. */
  readonly pictures: readonly number[];
  /** The choice that is on its way. */
  readonly asked: number | undefined;
  /** The choice that was kept just now. */
  readonly saved: number | undefined;
  readonly disabled: boolean;
  onChoose(picture: number): void;
}

/** The pictures of a film as a group of radio buttons: arrows move, and a choice is kept at once. */
export function ThumbnailChoice(props: ThumbnailChoiceProps) {
  const { film, pictures, asked, saved, disabled, onChoose } = props;
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const chosen = asked ?? saved ?? (film.checked || film.ownThumbnail ? thumbnailOf(film) : undefined);
  const nameOf = (picture: number) =>
    picture === OWN_THUMBNAIL
      ? formatMessage({ id: 'thumbnails.own' })
      : formatMessage({ id: 'thumbnails.automatic' }, { number: picture });
  return (
    <fieldset className="thumbnail-choice" disabled={disabled}>
      <legend>{formatMessage({ id: 'thumbnails.choose' })}</legend>
      {pictures.map((picture) => (
        <label key={picture} className="thumbnail-option">
          <input
            type="radio"
            name="film-thumbnail"
            aria-label={nameOf(picture)}
            checked={picture === chosen}
            onChange={() => onChoose(picture)}
          />
          <FilmStill src={pictureAddress(media, film, picture)} />
          {picture === OWN_THUMBNAIL && <span className="thumbnail-name">{nameOf(picture)}</span>}
          {picture === asked && <Loading size={18} className="thumbnail-mark" />}
          {picture === saved && <Tick size={18} className="thumbnail-mark thumbnail-saved" />}
        </label>
      ))}
      <span role="status" className="gr-visually-hidden">
        {saved !== undefined && formatMessage({ id: 'thumbnails.saved' })}
      </span>
    </fieldset>
  );
}

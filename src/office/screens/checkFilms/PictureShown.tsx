import { ErrorIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pictureToCheckAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import type { WaitingPicture } from '../../entities/pictureChecks';

interface PictureShownProps {
  readonly picture: WaitingPicture;
  /** It is loaded meanwhile. */
  readonly next: WaitingPicture | undefined;
}

/** A picture whole, and for which film it was sent. */
export function PictureShown({ picture, next }: PictureShownProps) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const [broken, setBroken] = useState<string>();
  const address = ({ name }: WaitingPicture) => pictureToCheckAddress(media, name);
  const title = picture.candidates[0]?.title || formatMessage({ id: 'film.untitled' });
  const src = address(picture);
  return (
    <figure className="check-picture">
      <div className="check-frame">
        {src === broken ? (
          <p>
            <ErrorIcon /> <FormattedMessage id="checkFilms.broken" />
          </p>
        ) : (
          <img
            key={picture.pictureId}
            src={src}
            alt={formatMessage({ id: 'checkFilms.picture' }, { title })}
            onError={() => setBroken(src)}
          />
        )}
        {next && <img key={next.pictureId} className="check-next" src={address(next)} alt="" aria-hidden />}
      </div>
      <figcaption>
        <FormattedMessage id="checkFilms.sentFor" values={{ title, date: picture.date }} />
      </figcaption>
    </figure>
  );
}

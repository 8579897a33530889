import { Spinner } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { FilmStill } from '../../ui/FilmStill';
import { useMayChange } from '../shared/useMay';

interface PicturePreviewProps {
  readonly src: string | undefined;
  readonly isSaving: boolean;
}

/** The profile picture as it is now, or what stands for it. */
export function PicturePreview({ src, isSaving }: PicturePreviewProps) {
  const mayChange = useMayChange();
  if (src === undefined)
    return (
      <p className="side-card-empty gr-muted">
        <FormattedMessage id="profilePicture.none" values={{ mayChange }} />
      </p>
    );
  return (
    <div className="profile-picture">
      <FilmStill src={src} />
      {isSaving && <Spinner size={20} className="profile-picture-mark" aria-hidden />}
      <span role="status" className="gr-visually-hidden">
        {isSaving && <FormattedMessage id="profilePicture.saving" />}
      </span>
    </div>
  );
}

import { Media } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import type { Screen } from '../../../contract/entities/screen';
import { screenPictureAddress, SMALL } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { Picture } from '../../ui/Picture';

interface ScreenPictureProps {
  readonly screen: Pick<Screen, 'screenId' | 'picture'>;
  /** As small as lists need it. */
  readonly isSmall?: boolean;
}

/** The picture of a home screen, or its sign where it has none. Said by the words beside it. */
export function ScreenPicture({ screen: { screenId, picture = 1 }, isSmall = false }: ScreenPictureProps) {
  const { media } = useSelector(selectAddresses);
  const whole = screenPictureAddress(media, screenId, picture);
  const address = isSmall ? `${whole}?${new URLSearchParams(SMALL)}` : whole;
  return (
    <span className={isSmall ? 'screen-picture screen-picture-small' : 'screen-picture'} aria-hidden="true">
      <Picture
        src={picture > 0 ? address : undefined}
        loading="lazy"
        decoding="async"
        instead={<Media size={20} />}
      />
    </span>
  );
}

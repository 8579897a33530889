import { Media } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Screen } from '../../../contract/entities/screen';
import { screenPictureAddress, SMALL } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';

interface ScreenPictureProps {
  readonly screen: Pick<Screen, 'screenId' | 'picture'>;
  /** As small as lists need it. */
  readonly isSmall?: boolean;
}

/** The picture of a home screen, or its sign where it has none. Said by the words beside it. */
export function ScreenPicture({ screen: { screenId, picture = 1 }, isSmall = false }: ScreenPictureProps) {
  const { media } = useSelector(selectAddresses);
  const [broken, setBroken] = useState<string>();
  const whole = screenPictureAddress(media, screenId, picture);
  const address = isSmall ? `${whole}?${new URLSearchParams(SMALL)}` : whole;
  return (
    <span className={isSmall ? 'screen-picture screen-picture-small' : 'screen-picture'} aria-hidden="true">
      {picture > 0 && address !== broken ? (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      ) : (
        <Media size={20} />
      )}
    </span>
  );
}

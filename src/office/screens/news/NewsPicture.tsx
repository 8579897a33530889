import { Feed } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { newsPictureAddress, SMALL } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';

/** The picture of a news item, small, or the sign of news where there is none. Said by the words beside it. */
export function NewsPicture({ picture }: { readonly picture: string }) {
  const { media } = useSelector(selectAddresses);
  const [broken, setBroken] = useState<string>();
  const address = `${newsPictureAddress(media, picture)}?${new URLSearchParams(SMALL)}`;
  return (
    <span className="news-picture" aria-hidden="true">
      {picture && address !== broken ? (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
      ) : (
        <Feed />
      )}
    </span>
  );
}

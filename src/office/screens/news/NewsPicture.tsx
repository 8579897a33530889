import { Feed } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { newsPictureAddress, SMALL } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { Picture } from '../../ui/Picture';

/** The picture of a news item, small, or the sign of news where there is none. Said by the words beside it. */
export function NewsPicture({ picture }: { readonly picture: string }) {
  const { media } = useSelector(selectAddresses);
  const address = `${newsPictureAddress(media, picture)}?${new URLSearchParams(SMALL)}`;
  return (
    <span className="news-picture" aria-hidden="true">
      <Picture src={picture && address} loading="lazy" instead={<Feed />} />
    </span>
  );
}

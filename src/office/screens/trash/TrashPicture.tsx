import { Feed, Film, Layers, Media, SendMessage } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import type { Trashed } from '../../../contract/entities/trash';
import { screenPictureAddress, SMALL, thumbnailAddress } from '../../../contract/rules/media';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';
import { Portrait } from '../../ui/Portrait';

const signs = {
  film: <Film />,
  reel: <Layers />,
  specialReel: <Layers />,
  news: <Feed />,
  newsletter: <SendMessage />,
  screen: <Media />,
};

/** The picture of a deleted thing: a talent's portrait, the still of a film or home screen, or the sign of its kind. */
export function TrashPicture({ thing }: { readonly thing: Trashed }) {
  const addresses = useSelector(selectAddresses);
  const { media } = addresses;
  const { kind, id, title, profilePicture = '', thumbnail = 0 } = thing;
  if (kind === 'talent') return <Portrait src={portraitAddress(addresses, profilePicture)} name={title} />;
  if (kind === 'film' && thumbnail > 0) return <FilmStill src={thumbnailAddress(media, id, thumbnail)} />;
  if (kind === 'screen' && thumbnail > 0)
    return <FilmStill src={`${screenPictureAddress(media, id, thumbnail)}?${new URLSearchParams(SMALL)}`} />;
  return <span className="trash-sign">{signs[kind]}</span>;
}

import { useSelector } from 'react-redux';
import type { NewsletterItem } from '../../../contract/entities/newsletterItem';
import { newsPictureAddress, SMALL } from '../../../contract/rules/media';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { selectFilm } from '../../entities/films';
import { Picture } from '../../ui/Picture';
import { itemSigns } from './itemNames';

type Root = Parameters<typeof selectAddresses>[0] & Parameters<typeof selectFilm>[0];

/** What shows at a glance which thing of a newsletter it is: its picture, else the sign of its kind. */
export function ItemSign({ item, kind }: { readonly item: NewsletterItem; readonly kind: string }) {
  const address = useSelector((root: Root) => addressOf(root, item));
  return (
    <span className="letter-sign" title={kind}>
      <Picture src={address} loading="lazy" instead={itemSigns[item.kind]} />
      <span className="gr-visually-hidden">{kind}</span>
    </span>
  );
}

function addressOf(root: Root, item: NewsletterItem): string | undefined {
  const { media } = selectAddresses(root);
  if (item.kind === 'picture')
    return `${newsPictureAddress(media, item.picture)}?${new URLSearchParams(SMALL)}`;
  const film = item.kind === 'film' ? selectFilm(root, item.filmId) : undefined;
  return film && stillAddress(media, film);
}

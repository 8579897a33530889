import { Feed } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { newsPictureAddress, SMALL } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/configuration';
import { newsDetailsPath } from '../../workflows/newsDetail';
import type { NewsEntry } from '../../workflows/newsList';
import { selectNewsSwitch } from '../../workflows/newsSwitches';
import type { RowPlace } from '../shared/list/declaration';
import { RowName } from '../shared/list/RowName';

interface NewsTitleProps {
  readonly entry: NewsEntry;
  readonly place: RowPlace;
}

/** Picture and title of a news item, which open it. */
export function NewsTitle({ entry: { item }, place }: NewsTitleProps) {
  const { newsId, title, picture } = item;
  const { media } = useSelector(selectAddresses);
  const pressed = useSelector((root: Parameters<typeof selectNewsSwitch>[0]) =>
    selectNewsSwitch(root, newsId),
  );
  const small = `${newsPictureAddress(media, picture)}?${new URLSearchParams(SMALL)}`;
  const shown = (
    <span className="news-picture" aria-hidden="true">
      {picture ? <img src={small} alt="" loading="lazy" /> : <Feed />}
    </span>
  );
  return (
    <RowName picture={shown} name={title} path={newsDetailsPath(newsId)} pressed={pressed} place={place} />
  );
}

import type { CalendarEntry } from '../../../contract/entities/calendar';
import { newsDetailsPath } from '../../workflows/news/newsDetail';
import { newsletterPath } from '../../workflows/newsletters/newsletterDetail';
import { talentPagePath } from '../../workflows/talents/talentPage';

/** Where the thing of an entry is; nothing for what is in the trash. */
export function entryPath({
  action,
  subjectId,
  title,
  isTrashed,
  ...reel
}: CalendarEntry): string | undefined {
  if (isTrashed) return undefined;
  switch (action) {
    case 'newsOn':
    case 'newsOff':
      return newsDetailsPath(subjectId);
    case 'newsletter':
      return newsletterPath(subjectId);
    case 'screenOn':
    case 'screenOff':
      return `/app/table/screens${title === '' ? '' : `?${new URLSearchParams({ search: title })}`}`;
    case 'reel':
      return reelPath(subjectId, reel);
  }
}

function reelPath(reel: string, { talentId = '', isSpecial }: Pick<CalendarEntry, 'talentId' | 'isSpecial'>) {
  if (talentId === '') return `/app/page/agencyreels?${new URLSearchParams({ reel })}`;
  if (!isSpecial) return talentPagePath(talentId, { reel });
  return `${talentPagePath(talentId)}?${new URLSearchParams({ section: 'special', reel })}`;
}

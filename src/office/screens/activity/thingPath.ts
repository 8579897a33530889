import type { Activity } from '../../../contract/entities/activity';
import { SETTINGS_PATH } from '../../workflows/agency/agencySettings';
import { newsDetailsPath } from '../../workflows/news/newsDetail';
import { newsletterPath } from '../../workflows/newsletters/newsletterDetail';
import { STAFF_PATH } from '../../workflows/staff/staffList';
import { talentPagePath } from '../../workflows/talents/talentPage';

const found = (path: string, search: string) =>
  search === '' ? path : `${path}?${new URLSearchParams({ search })}`;

/** Where the thing is looked at; nothing for what has no page, or is gone. */
export function thingPath({ thing, subject, title }: Activity): string | undefined {
  switch (thing) {
    case 'talent':
      return talentPagePath(subject);
    case 'news':
      return newsDetailsPath(subject);
    case 'newsletter':
      return newsletterPath(subject);
    case 'film':
      return found('/app/page/films', title);
    case 'reel':
      return found('/app/page/reels', title);
    case 'screen':
      return found('/app/table/screens', title);
    case 'mail':
      return found('/app/page/outbox', title);
    case 'staff':
      return found(STAFF_PATH, title);
    case 'calendar':
      return '/app/page/calendar';
    case 'agency':
    case 'profession':
      return SETTINGS_PATH;
    case 'upload':
    case 'other':
      return undefined;
  }
}

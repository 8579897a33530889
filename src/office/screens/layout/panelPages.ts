import {
  Calendar,
  Desktop,
  Home,
  Envelope,
  EyeOpen,
  Feed,
  Film,
  History,
  Key,
  Layers,
  Media,
  NumberedList,
  Office,
  People,
  SendMessage,
  TickCircle,
  Trash,
  Wrench,
} from '@blueprintjs/icons';

export const ALL_TALENTS = '/app/table/talents/all';

/** The pages of the left panel, in its order: address, title and icon. */
export const panelPages = [
  ['/app/dashboard', 'layout.dashboard', Home],
  [ALL_TALENTS, 'layout.allTalents', People],
  ['/app/page/films', 'agencyFilms.title', Film],
  ['/app/page/reels', 'reelTable.title', NumberedList],
  ['/app/page/agencyreels', 'specialReels.title', Layers],
  ['/app/page/news', 'news.title', Feed],
  ['/app/table/newsletters', 'newsletters.title', SendMessage],
  ['/app/table/screens', 'screens.title', Media],
  ['/app/page/calendar', 'calendar.title', Calendar],
  ['/app/page/checkfilms', 'checkFilms.title', TickCircle],
  ['/app/page/outbox', 'outbox.title', Envelope],
  ['/app/page/aboutTec', 'aboutTec.title', Office],
  ['/app/page/trash', 'trash.title', Trash],
] as const;

/** Those that administrators alone have below them. */
export const administratorPages = [
  ['/app/table/staff', 'staff.title', Key],
  ['/app/page/settings', 'settings.title', Wrench],
  ['/app/page/activity', 'activity.title', History],
  ['/app/page/persondata', 'personData.title', EyeOpen],
  ['/app/page/operation', 'operation.title', Desktop],
] as const;

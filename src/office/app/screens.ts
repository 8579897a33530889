import type { ComponentType } from 'react';
import type { Kit } from './kits/kit';

/** What the code of a screen brings. */
export interface ScreenCode {
  readonly default: ComponentType;
  /** What is drawn in it from chunks of their own, for whoever fetches it ahead. */
  readonly parts?: readonly (() => Promise<unknown>)[];
}

/** The kits that screens bring, each loaded from a chunk of its own. */
const kits = {
  account: () => import(/* webpackChunkName: "doors" */ './kits/account'),
  activity: () => import(/* webpackChunkName: "administration" */ './kits/activity'),
  agency: () => import('./kits/agency'),
  calendar: () => import('./kits/calendar'),
  checkFilms: () => import(/* webpackChunkName: "checkFilms" */ './kits/checkFilms'),
  filmPicker: () => import('./kits/filmPicker'),
  films: () => import('./kits/films'),
  homeScreens: () => import('./kits/homeScreens'),
  listExport: () => import(/* webpackChunkName: "listExport" */ './kits/listExport'),
  news: () => import('./kits/news'),
  newsletters: () => import('./kits/newsletters'),
  operation: () => import(/* webpackChunkName: "administration" */ './kits/operation'),
  outbox: () => import(/* webpackChunkName: "outbox" */ './kits/outbox'),
  palette: () => import(/* webpackChunkName: "palette" */ './kits/palette'),
  personData: () => import(/* webpackChunkName: "administration" */ './kits/personData'),
  presence: () => import('./kits/presence'),
  profile: () => import(/* webpackChunkName: "profile" */ './kits/profile'),
  secondFactor: () => import('./kits/secondFactor'),
  signOn: () => import(/* webpackChunkName: "signOn" */ './kits/signOn'),
  specialReels: () => import('./kits/specialReels'),
  staff: () => import(/* webpackChunkName: "staff" */ './kits/staff'),
  talentImport: () => import(/* webpackChunkName: "talentImport" */ './kits/talentImport'),
  talentPage: () => import('./kits/talentPage'),
  trash: () => import(/* webpackChunkName: "trash" */ './kits/trash'),
  wholeReels: () => import('./kits/wholeReels'),
} satisfies Readonly<Record<string, () => Promise<Kit>>>;

export type KitName = keyof typeof kits;

type Load = () => Promise<ScreenCode>;

/** How each screen but sign-in is loaded, from a chunk of its own; in brackets those with texts of their own, and the kits that they alone work with. */
const screens = {
  forgotPassword: [
    () => import(/* webpackChunkName: "doors" */ '../screens/forgotPassword/ForgotPasswordScreen'),
    'account',
  ],
  confirmEmail: [
    () => import(/* webpackChunkName: "doors" */ '../screens/confirmEmail/ConfirmEmailScreen'),
    'account',
  ],
  signup: [() => import(/* webpackChunkName: "doors" */ '../screens/signup/SignupScreen'), 'account'],
  signOn: [() => import(/* webpackChunkName: "signOn" */ '../screens/signOn/SignOnScreen'), 'signOn'],
  signOnReturn: [
    () => import(/* webpackChunkName: "signOn" */ '../screens/signOn/SignOnReturnScreen'),
    'signOn',
  ],
  leaveGuard: () => import('./leaving/LeaveGuard'),
  layout: () => import(/* webpackChunkName: "layout" */ '../screens/layout/Layout'),
  cosmicRedirect: [() => import('../screens/cosmicRedirect/CosmicRedirectScreen')],
  palette: [
    () =>
      import(
        /* webpackChunkName: "palette" */ '../screens/layout/palette/CommandPalette'
      ) as Promise<unknown> as Promise<ScreenCode>,
    'palette',
  ],
  lockScreen: () => import(/* webpackChunkName: "layout" */ '../screens/lockScreen/LockScreen'),
  dashboard: [() => import('../screens/dashboard/DashboardScreen'), 'calendar'],
  talents: () => import('../screens/talents/TalentsScreen'),
  talentPage: [
    () => import('../screens/talentPage/TalentPageScreen'),
    'agency',
    'films',
    'presence',
    'talentPage',
    'specialReels',
    'wholeReels',
  ],
  specialReels: [
    () => import('../screens/specialReels/SpecialReelsScreen'),
    'films',
    'talentPage',
    'specialReels',
    'wholeReels',
  ],
  reels: [() => import('../screens/reelTable/ReelTableScreen'), 'wholeReels'],
  agencyFilms: [() => import('../screens/agencyFilms/AgencyFilmsScreen'), 'films', 'presence'],
  news: [() => import('../screens/news/NewsScreen'), 'news'],
  calendar: [() => import('../screens/calendar/CalendarScreen'), 'calendar'],
  newsDetails: [
    () => import('../screens/newsDetails/NewsDetailsScreen'),
    'news',
    'calendar',
    'filmPicker',
    'presence',
  ],
  newsletters: [() => import('../screens/newsletters/NewslettersScreen'), 'newsletters', 'calendar'],
  newsletterDetails: [
    () => import('../screens/newsletterDetails/NewsletterDetailsScreen'),
    'newsletters',
    'calendar',
    'filmPicker',
    'presence',
  ],
  checkFilms: [
    () => import(/* webpackChunkName: "checkFilms" */ '../screens/checkFilms/CheckFilmsScreen'),
    'checkFilms',
  ],
  homeScreens: [
    () => import('../screens/homeScreens/HomeScreensScreen'),
    'homeScreens',
    'calendar',
    'filmPicker',
    'films',
    'presence',
  ],
  operation: [
    () => import(/* webpackChunkName: "administration" */ '../screens/operation/OperationScreen'),
    'operation',
  ],
  profile: [
    () => import(/* webpackChunkName: "profile" */ '../screens/profile/ProfileScreen'),
    'profile',
    'secondFactor',
  ],
  settings: [() => import('../screens/settings/SettingsScreen'), 'agency'],
  activity: [
    () => import(/* webpackChunkName: "administration" */ '../screens/activity/ActivityScreen'),
    'activity',
  ],
  personData: [
    () => import(/* webpackChunkName: "administration" */ '../screens/personData/PersonDataScreen'),
    'personData',
  ],
  staff: [
    () => import(/* webpackChunkName: "staff" */ '../screens/staff/StaffScreen'),
    'staff',
    'secondFactor',
  ],
  aboutTec: [() => import('../screens/aboutTec/AboutTecScreen')],
  outbox: [() => import(/* webpackChunkName: "outbox" */ '../screens/outbox/OutboxScreen'), 'outbox'],
  listExport: [
    () => import(/* webpackChunkName: "listExport" */ '../screens/listExport/ListExportScreen'),
    'films',
    'listExport',
  ],
  talentImport: [
    () => import(/* webpackChunkName: "talentImport" */ '../screens/talentImport/TalentImportScreen'),
    'talentImport',
  ],
  trash: [() => import(/* webpackChunkName: "trash" */ '../screens/trash/TrashScreen'), 'trash'],
  blank: () => import('../screens/utility/BlankScreen'),
} satisfies Readonly<Record<string, Load | readonly [Load, ...KitName[]]>>;

export type ScreenName = keyof typeof screens;

/** What the kits that come with a screen are handed to, and what loads the texts of such screens. */
export interface ScreenHost {
  readonly admitKit: (name: KitName, kit: Kit) => void;
  readonly loadTexts: (file: 'office' | 'pages') => Promise<unknown>;
}

/** Fetches the code of a screen and of its kits. Rejects when some of it could not be reached. */
export async function fetchCode(name: ScreenName) {
  const entry: Load | readonly [Load, ...KitName[]] = screens[name];
  const [load, ...names] = typeof entry === 'function' ? [entry] : entry;
  const named = async (kitName: KitName) => [kitName, await kits[kitName]()] as const;
  return Promise.all([load(), Promise.all(names.map(named))]);
}

/** Loads a screen, and hands over the kits that come with it. Rejects when one of them, or their texts, could not be reached. */
export async function loadScreen(name: ScreenName, { admitKit, loadTexts }: ScreenHost): Promise<ScreenCode> {
  const needsTexts = typeof screens[name] !== 'function';
  const [[screen, come]] = await Promise.all([fetchCode(name), needsTexts && loadTexts('pages')]);
  for (const [kitName, kit] of come) admitKit(kitName, kit);
  return screen;
}

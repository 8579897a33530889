import { Spinner } from '@blueprintjs/core';
import { type MiddlewareFunction, Navigate, type RouteObject } from 'react-router-dom';
import { App } from './App';
import { Loaded } from './Loaded';
import { RequireSession } from './RequireSession';
import { ScreenFault } from './ScreenFault';
import { PartLoader } from '../screens/shared/partLoader';
import type { ScreenCode, ScreenName } from './screens';

/** What the routes ask and tell the office. */
export interface Routing {
  readonly isSignedIn: () => boolean;
  /** Whether people sign in by a provider too. */
  readonly hasSignOn: () => boolean;
  /** Hears of each address before its screen is drawn. */
  readonly onAddress: (path: string, query: string) => void;
  /** Loads a screen behind sign-in with what it works with. */
  readonly loadScreen: (screen: ScreenName) => Promise<ScreenCode>;
  /** Loads a screen before sign-in, and nothing of what is behind it. */
  readonly loadDoor: (screen: ScreenName) => Promise<ScreenCode>;
}

type Load = () => Promise<ScreenCode>;
type Part = Pick<RouteObject, 'loader' | 'element'>;

/** The screens inside the frame of bar and panel, each with its addresses. */
const framed: readonly (readonly [ScreenName, ...string[]])[] = [
  ['dashboard', '/app/dashboard'],
  ['talents', '/app/table/talents/:id', '/talents/:id'],
  ['talentPage', '/app/page/talent/:id', '/talent/:id'],
  ['specialReels', '/app/page/agencyreels', '/app/page/talent', '/talent'],
  ['reels', '/app/page/reels'],
  ['agencyFilms', '/app/page/films'],
  ['news', '/app/page/news'],
  ['calendar', '/app/page/calendar'],
  ['homeScreens', '/app/table/screens'],
  ['checkFilms', '/app/page/checkfilms'],
  ['newsDetails', '/app/page/newsDetails'],
  ['newsletters', '/app/table/newsletters'],
  ['newsletterDetails', '/app/page/newsletter/:id'],
  ['operation', '/app/page/operation'],
  ['profile', '/app/page/profile'],
  ['settings', '/app/page/settings'],
  ['staff', '/app/table/staff'],
  ['activity', '/app/page/activity'],
  ['personData', '/app/page/persondata'],
  ['aboutTec', '/app/page/aboutTec'],
  ['outbox', '/app/page/outbox'],
  ['listExport', '/app/page/export'],
  ['talentImport', '/app/page/importtalents'],
  ['trash', '/app/page/trash'],
  ['blank', '/blank'],
];

/** Part of the first load: it is what whoever arrives sees, and smaller within it than apart. It does where another way to sign in cannot come. */
const loadSignIn = () => import(/* webpackMode: "eager" */ '../screens/signIn/SignInScreen');

const forEverybody: readonly (readonly [Load, ...string[]])[] = [
  [() => import(/* webpackChunkName: "utility" */ '../screens/utility/MaintenanceScreen'), '/maintenance'],
  [() => import(/* webpackChunkName: "utility" */ '../screens/utility/FaultScreen'), '/500'],
  [() => import(/* webpackChunkName: "utility" */ '../screens/utility/NotFoundScreen'), '/404', '*'],
];

/** Screens of who is not signed in that are rarely seen, with what they work with. */
const doors: readonly (readonly [ScreenName, string])[] = [
  ['forgotPassword', '/forgot-password'],
  ['confirmEmail', '/confirm-email'],
  ['signup', '/signup'],
  ['signOnReturn', '/sign-on'],
];

/**
 * Draws a component once its code has come. By a loader, not by the route's own `lazy`: that keeps a failure until the
 * page is loaded anew, a loader runs again when the address is tried again.
 */
const part = (load: Load): Part => ({ loader: async () => (await load()).default, element: <Loaded /> });

const at = (paths: readonly string[], screen: Part): RouteObject[] =>
  paths.map((path) => ({ ...screen, path, errorElement: <ScreenFault /> }));

/** The routes of spec section 2 that exist. */
export function routesOf({ isSignedIn, hasSignOn, onAddress, loadScreen, loadDoor }: Routing): RouteObject[] {
  const guarded = (screen: ScreenName) => part(async () => (isSignedIn() ? loadScreen(screen) : nothing));
  return [
    {
      element: (
        <PartLoader.Provider value={loadScreen}>
          <App />
        </PartLoader.Provider>
      ),
      errorElement: <ScreenFault />,
      hydrateFallbackElement: <Spinner className="gr-first-spinner" aria-hidden />,
      middleware: [telling(onAddress)],
      children: [
        ...['/', '/app'].map((path) => ({ path, element: <Navigate to="/app/dashboard" replace /> })),
        ...at(
          ['/signin'],
          part(() => (hasSignOn() ? loadDoor('signOn').catch(loadSignIn) : loadSignIn())),
        ),
        ...forEverybody.flatMap(([load, ...paths]) => at(paths, part(load))),
        ...doors.flatMap(([screen, path]) =>
          at(
            [path],
            part(() => loadDoor(screen)),
          ),
        ),
        {
          element: <RequireSession />,
          children: [
            ...at(['/cosmic-redirect'], guarded('cosmicRedirect')),
            ...at(['/lock-screen'], guarded('lockScreen')),
            {
              ...guarded('leaveGuard'),
              children: [
                {
                  ...guarded('layout'),
                  children: framed.flatMap(([screen, ...paths]) => at(paths, guarded(screen))),
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** Shown nowhere: whoever is not signed in is sent to another address. */
const nothing = { default: () => null };

/** An address is told once the code of its screen has come, or could not be loaded. */
const telling =
  (onAddress: Routing['onAddress']): MiddlewareFunction =>
  async ({ request }, next) => {
    await next();
    const { pathname, search } = new URL(request.url);
    if (!request.signal.aborted) onAddress(pathname, search);
  };

import { Spinner } from '@blueprintjs/core';
import type { ComponentType } from 'react';
import { type MiddlewareFunction, Navigate, type RouteObject } from 'react-router-dom';
import { App } from './App';
import { Loaded } from './Loaded';
import { RequireSession } from './RequireSession';
import { ScreenFault } from './ScreenFault';

/** What the routes ask and tell the office. */
export interface Routing {
  readonly isSignedIn: () => boolean;
  /** Hears of each address before its screen is drawn. */
  readonly onAddress: (path: string, query: string) => void;
}

type Load = () => Promise<{ readonly default: ComponentType }>;
type Part = (load: Load) => Pick<RouteObject, 'loader' | 'element'>;
/** How a screen is loaded, from a chunk of its own, and its addresses. */
type Screen = readonly [Load, ...string[]];

/** The screens inside the frame of bar and panel. */
const framed: readonly Screen[] = [
  [() => import('../screens/dashboard/DashboardScreen'), '/app/dashboard'],
  [() => import('../screens/talents/TalentsScreen'), '/app/table/talents/:id', '/talents/:id'],
  [() => import('../screens/talentPage/TalentPageScreen'), '/app/page/talent/:id', '/talent/:id'],
  [() => import('../screens/agencyFilms/AgencyFilmsScreen'), '/app/page/films'],
  [() => import('../screens/news/NewsScreen'), '/app/page/news'],
  [() => import('../screens/homeScreens/HomeScreensScreen'), '/app/table/screens'],
  [() => import('../screens/newsDetails/NewsDetailsScreen'), '/app/page/newsDetails'],
  [() => import('../screens/profile/ProfileScreen'), '/app/page/profile'],
  [() => import('../screens/aboutTec/AboutTecScreen'), '/app/page/aboutTec'],
  [() => import('../screens/outbox/OutboxScreen'), '/app/page/outbox'],
  [() => import('../screens/trash/TrashScreen'), '/app/page/trash'],
  [() => import('../screens/utility/BlankScreen'), '/blank'],
];

const cosmicRedirect: Screen = [
  () => import('../screens/cosmicRedirect/CosmicRedirectScreen'),
  '/cosmic-redirect',
];

const forEverybody: readonly Screen[] = [
  // Part of the first load: it is what whoever arrives sees, and smaller within it than apart.
  [() => import(/* webpackMode: "eager" */ '../screens/signIn/SignInScreen'), '/signin'],
  [() => import('../screens/utility/MaintenanceScreen'), '/maintenance'],
  [() => import('../screens/utility/FaultScreen'), '/500'],
  [() => import('../screens/utility/NotFoundScreen'), '/404', '*'],
];

/**
 * Draws a component once its code has come. By a loader, not by the route's own `lazy`: that keeps a failure until the
 * page is loaded anew, a loader runs again when the address is tried again.
 */
const part: Part = (load) => ({ loader: async () => (await load()).default, element: <Loaded /> });

const screens = (as: Part, all: readonly Screen[]): RouteObject[] =>
  all.flatMap(([load, ...paths]) =>
    paths.map((path) => ({ ...as(load), path, errorElement: <ScreenFault /> })),
  );

/** The routes of spec section 2 that exist. */
export function routesOf({ isSignedIn, onAddress }: Routing): RouteObject[] {
  const guarded: Part = (load) => part(async () => (isSignedIn() ? load() : nothing));
  return [
    {
      element: <App />,
      errorElement: <ScreenFault />,
      hydrateFallbackElement: <Spinner className="gr-first-spinner" />,
      middleware: [telling(onAddress)],
      children: [
        { path: '/', element: <Navigate to="/app/dashboard" replace /> },
        ...screens(part, forEverybody),
        {
          element: <RequireSession />,
          children: [
            ...screens(guarded, [cosmicRedirect]),
            {
              ...guarded(() => import('./leaving/LeaveGuard')),
              children: [
                {
                  ...guarded(() => import(/* webpackChunkName: "layout" */ '../screens/layout/Layout')),
                  children: screens(guarded, framed),
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

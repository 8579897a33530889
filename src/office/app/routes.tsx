import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { App } from './App';
import { type Load, loaded } from './loaded';
import { RequireSession } from './RequireSession';
import { ScreenBoundary } from './ScreenBoundary';

/** A screen in a chunk of its own, loaded when its address is first shown. */
function screen(load: Load, ...paths: readonly string[]): RouteObject[] {
  const Screen = loaded(load);
  const element = (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
  return paths.map((path) => ({ path, element, handle: load }));
}

const loadLeaveGuard: Load = () => import('./leaving/LeaveGuard');
const LeaveGuard = loaded(loadLeaveGuard);
const loadLayout: Load = () => import('../screens/layout/Layout');
const Layout = loaded(loadLayout);

/** The screens inside the frame of bar and panel. */
const framed: RouteObject[] = [
  ...screen(() => import('../screens/dashboard/DashboardScreen'), '/app/dashboard'),
  ...screen(() => import('../screens/talents/TalentsScreen'), '/app/table/talents/:id', '/talents/:id'),
  ...screen(() => import('../screens/talentPage/TalentPageScreen'), '/app/page/talent/:id', '/talent/:id'),
  ...screen(() => import('../screens/agencyFilms/AgencyFilmsScreen'), '/app/page/films'),
  ...screen(() => import('../screens/profile/ProfileScreen'), '/app/page/profile'),
  ...screen(() => import('../screens/aboutTec/AboutTecScreen'), '/app/page/aboutTec'),
  ...screen(() => import('../screens/outbox/OutboxScreen'), '/app/page/outbox'),
  ...screen(() => import('../screens/trash/TrashScreen'), '/app/page/trash'),
  ...screen(() => import('../screens/utility/BlankScreen'), '/blank'),
];

/** What only a signed-in person sees. */
const guarded: RouteObject = {
  element: <RequireSession />,
  children: [
    ...screen(() => import('../screens/cosmicRedirect/CosmicRedirectScreen'), '/cosmic-redirect'),
    {
      element: <LeaveGuard />,
      handle: loadLeaveGuard,
      children: [{ element: <Layout />, handle: loadLayout, children: framed }],
    },
  ],
};

/** The routes of spec section 2 that exist. */
export const routes: RouteObject[] = [
  {
    element: (
      <ScreenBoundary>
        <App />
      </ScreenBoundary>
    ),
    children: [
      { path: '/', element: <Navigate to="/app/dashboard" replace /> },
      // Part of the first load: it is what whoever arrives sees, and smaller within it than apart.
      ...screen(() => import(/* webpackMode: "eager" */ '../screens/signIn/SignInScreen'), '/signin'),
      ...screen(() => import('../screens/utility/MaintenanceScreen'), '/maintenance'),
      ...screen(() => import('../screens/utility/FaultScreen'), '/500'),
      guarded,
      ...screen(() => import('../screens/utility/NotFoundScreen'), '/404', '*'),
    ],
  },
];

/** Loads the code of all that an address shows, at once; what is behind the guard only for whoever is signed in. */
export async function loadScreens(pathname: string, isSignedIn: boolean): Promise<void> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const shown = isSignedIn || !matched.includes(guarded) ? matched : [];
  await Promise.all(shown.map(({ handle }) => (handle as Load | undefined)?.()));
}

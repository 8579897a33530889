import { Spinner } from '@blueprintjs/core';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { App } from './App';
import { RequireSession } from './RequireSession';
import { RouteFault } from './RouteFault';

/** A screen in a chunk of its own, loaded when its address is first shown. */
const screen = (path: string, load: () => Promise<{ readonly default: ComponentType }>): RouteObject => ({
  path,
  ErrorBoundary: RouteFault,
  lazy: async () => ({ Component: (await load()).default }),
});

const talents = () => import('../screens/talents/TalentsScreen');
const talentPage = () => import('../screens/talentPage/TalentPageScreen');
const notFound = () => import('../screens/utility/NotFoundScreen');

/** The screens inside the frame of bar and panel. */
const framed: RouteObject[] = [
  screen('/app/dashboard', () => import('../screens/dashboard/DashboardScreen')),
  screen('/app/table/talents/:id', talents),
  screen('/talents/:id', talents),
  screen('/app/page/talent/:id', talentPage),
  screen('/talent/:id', talentPage),
  screen('/app/page/profile', () => import('../screens/profile/ProfileScreen')),
  screen('/app/page/outbox', () => import('../screens/outbox/OutboxScreen')),
  screen('/blank', () => import('../screens/utility/BlankScreen')),
];

/** The routes of spec section 2 that exist. */
export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: RouteFault,
    HydrateFallback: () => <Spinner className="gr-first-spinner" />,
    children: [
      { path: '/', element: <Navigate to="/app/dashboard" replace /> },
      screen('/signin', () => import('../screens/signIn/SignInScreen')),
      screen('/maintenance', () => import('../screens/utility/MaintenanceScreen')),
      screen('/500', () => import('../screens/utility/FaultScreen')),
      screen('/404', notFound),
      {
        Component: RequireSession,
        children: [
          screen('/cosmic-redirect', () => import('../screens/cosmicRedirect/CosmicRedirectScreen')),
          {
            lazy: async () => ({ Component: (await import('../screens/layout/Layout')).default }),
            ErrorBoundary: RouteFault,
            children: framed,
          },
        ],
      },
      screen('*', notFound),
    ],
  },
];

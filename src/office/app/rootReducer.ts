import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { configurationReducer } from '../entities/configuration';
import { personChanged, sessionReducer, signedOut } from '../entities/session';
import { startFlagReducer } from '../entities/startFlag';
import { connectivityReducer } from '../workflows/connectivity';
import { navigationReducer } from '../workflows/navigation';
import { pageSizesReducer } from '../workflows/pageSizes';
import { preferencesReducer } from '../workflows/preferences';
import { programReducer } from '../workflows/program';
import { reportReducer } from '../workflows/report';
import { scriptErrorsReducer } from '../workflows/scriptErrors';
import { sessionGuardReducer } from '../workflows/sessionGuard';
import { signInReducer } from '../workflows/signIn';
import type { Work } from './work';

/** The slices that are there before anybody signs in. */
const firstReducers = {
  configuration: configurationReducer,
  connectivity: connectivityReducer,
  navigation: navigationReducer,
  pageSizes: pageSizesReducer,
  preferences: preferencesReducer,
  program: programReducer,
  report: reportReducer,
  scriptErrors: scriptErrorsReducer,
  session: sessionReducer,
  sessionGuard: sessionGuardReducer,
  signIn: signInReducer,
  startFlag: startFlagReducer,
};

const first = combineReducers(firstReducers);
const combineAll = (work: Work['reducers']) => combineReducers({ ...firstReducers, ...work });

export type RootState = ReturnType<ReturnType<typeof combineAll>>;

/** What belongs to the device, whoever is signed in. */
const keptSlices = ['configuration', 'connectivity', 'navigation', 'preferences', 'program'] as const;

/**
 * All slices; those of the work behind sign-in begin with the action that says that it has come. When a person leaves,
 * or another comes, only the device's own ones are kept.
 */
export function rootReducer(work?: Work) {
  const all = work && combineAll(work.reducers);
  const reduce = (state: RootState | undefined, action: UnknownAction): RootState => {
    const isWhole = programReducer(state?.program, action).status === 'whole';
    return (all && isWhole ? all : first)(state, action) as RootState;
  };
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (state && (signedOut.match(action) || personChanged.match(action))) {
      const kept = Object.fromEntries(keptSlices.map((slice) => [slice, state[slice]]));
      return reduce({ ...kept, ...work?.keptOfPage(state) } as unknown as RootState, action);
    }
    return reduce(state, action);
  };
}

import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { configurationReducer } from '../entities/configuration';
import { personChanged, sessionReducer, signedOut } from '../entities/session';
import { startFlagReducer } from '../entities/startFlag';
import { connectivityReducer } from '../workflows/connectivity';
import { kitsReducer } from '../workflows/kits';
import { navigationReducer } from '../workflows/navigation';
import { pageSizesReducer } from '../workflows/pageSizes';
import { preferencesReducer } from '../workflows/preferences';
import { programReducer } from '../workflows/program';
import { reportReducer } from '../workflows/report';
import { scriptErrorsReducer } from '../workflows/scriptErrors';
import { sessionGuardReducer } from '../workflows/sessionGuard';
import { signInReducer } from '../workflows/signIn';
import { chosen, type Kits } from './kits/kit';
import type { Work } from './work';

/** The slices that are there before anybody signs in. */
const firstReducers = {
  configuration: configurationReducer,
  connectivity: connectivityReducer,
  kits: kitsReducer,
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

/** All that stands in the store but for the slices of kits, which their own screens alone read. */
export type RootState = ReturnType<ReturnType<typeof combineAll>>;

/** The reducer of the work and of the kits that have come, put together anew when another one comes. */
function combining(work: Work['reducers'], kits: Kits) {
  let come: readonly string[] | undefined;
  let combined = combineAll(work);
  return (names: readonly string[]) => {
    if (names !== come) {
      come = names;
      const ofKits = chosen(kits, names).map((kit) => kit.reducers);
      combined = combineAll(Object.assign({}, work, ...ofKits) as Work['reducers']);
    }
    return combined;
  };
}

/** What belongs to the device, whoever is signed in. */
const keptSlices = ['configuration', 'connectivity', 'kits', 'navigation', 'preferences', 'program'] as const;

/**
 * All slices; those of the work behind sign-in begin with the action that says that it has come, those of a kit with its
 * own. When a person leaves, or another comes, only the device's own ones are kept.
 */
export function rootReducer(work?: Work, kits: Kits = {}) {
  const all = work && combining(work.reducers, kits);
  const reduce = (state: RootState | undefined, action: UnknownAction): RootState => {
    const isWhole = programReducer(state?.program, action).status === 'whole';
    return (all && isWhole ? all(kitsReducer(state?.kits, action)) : first)(state, action) as RootState;
  };
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (state && (signedOut.match(action) || personChanged.match(action))) {
      const kept = Object.fromEntries(keptSlices.map((slice) => [slice, state[slice]]));
      return reduce({ ...kept, ...work?.keptOfPage(state) } as unknown as RootState, action);
    }
    return reduce(state, action);
  };
}

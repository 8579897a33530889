import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { configurationReducer } from '../entities/configuration';
import { personChanged, sessionReducer, signedOut } from '../entities/session';
import { startFlagReducer } from '../entities/startFlag';
import { connectivityReducer } from '../workflows/office/connectivity';
import { kitsReducer } from '../workflows/office/kits';
import { navigationReducer } from '../workflows/office/navigation';
import { pageSizesReducer } from '../workflows/tables/pageSizes';
import { preferencesReducer } from '../workflows/office/preferences';
import { programReducer } from '../workflows/office/program';
import { reportReducer } from '../workflows/office/report';
import { scriptErrorsReducer } from '../workflows/office/scriptErrors';
import { sessionGuardReducer } from '../workflows/account/sessionGuard';
import { signInReducer } from '../workflows/account/signIn';
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

const combineAll = (work: Work['reducers']) => combineReducers({ ...firstReducers, ...work });

/** All that stands in the store but for the slices of kits, which their own screens alone read. */
export type RootState = ReturnType<ReturnType<typeof combineAll>>;

/** What stands behind the first slices; read as it is at each action. */
export interface Come {
  readonly work?: Work | undefined;
  readonly kits: Kits;
}

type Combined = ReturnType<typeof combineAll>;

/** By their kits, and by what of them has come: made once for all offices. */
const made = new WeakMap<Kits, Map<string, Combined>>();

/** The reducer of what has come: the work, once it `isWhole`, and the named kits. */
function combined({ work, kits }: Come, isWhole: boolean, names: readonly string[]): Combined {
  const ofKits = made.get(kits) ?? new Map<string, Combined>();
  made.set(kits, ofKits);
  const key = [isWhole, ...names].join();
  const reducer =
    ofKits.get(key) ??
    combineAll(
      Object.assign(
        {},
        isWhole && work?.reducers,
        ...chosen(kits, names).map((kit) => kit.reducers),
      ) as Work['reducers'],
    );
  ofKits.set(key, reducer);
  return reducer;
}

/** What belongs to the device, whoever is signed in. */
export const keptSlices = [
  'configuration',
  'connectivity',
  'kits',
  'navigation',
  'preferences',
  'program',
] as const;

/**
 * All slices; those of the work behind sign-in begin with the action that says that it has come, those of a kit with its
 * own. When a person leaves, or another comes, only the device's own ones are kept.
 */
export function rootReducer(come: () => Come) {
  const reduce = (state: RootState | undefined, action: UnknownAction): RootState => {
    const isWhole = programReducer(state?.program, action).status === 'whole';
    return combined(come(), isWhole, kitsReducer(state?.kits, action))(state, action);
  };
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (state && (signedOut.match(action) || personChanged.match(action))) {
      const kept = Object.fromEntries(keptSlices.map((slice) => [slice, state[slice]]));
      return reduce({ ...kept, ...come().work?.keptOfPage(state) } as unknown as RootState, action);
    }
    return reduce(state, action);
  };
}

import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { agencyFilmsReducer } from '../entities/agencyFilms';
import { agencyReelsReducer } from '../entities/agencyReels';
import { buildReducer } from '../entities/build';
import { categoriesReducer } from '../entities/categories';
import { configurationReducer } from '../entities/configuration';
import { filmsReducer } from '../entities/films';
import { newsReducer } from '../entities/news';
import { newslettersReducer } from '../entities/newsletters';
import { mailsReducer } from '../entities/outbox';
import { reelNamesReducer } from '../entities/reelNames';
import { reelsReducer } from '../entities/reels';
import { screensReducer } from '../entities/screens';
import { personChanged, sessionReducer, signedOut } from '../entities/session';
import { staffReducer } from '../entities/staff';
import { talentsReducer } from '../entities/talents';
import { connectivityReducer } from '../workflows/connectivity';
import { filmSheetReducer } from '../workflows/filmSheet';
import { loadingReducer } from '../workflows/loading';
import { navigationReducer } from '../workflows/navigation';
import { newReelReducer } from '../workflows/newReel';
import { newTalentReducer } from '../workflows/newTalent';
import { outboxReducer } from '../workflows/outbox';
import { playerReducer } from '../workflows/player';
import { pageSizesReducer, preferencesReducer } from '../workflows/preferences';
import { reelChangesReducer } from '../workflows/reelChanges';
import { reelPanelReducer } from '../workflows/reelPanel';
import { reportReducer } from '../workflows/report';
import { scriptErrorsReducer } from '../workflows/scriptErrors';
import { sendReelReducer } from '../workflows/sendReel';
import { sessionGuardReducer } from '../workflows/session';
import { signInReducer } from '../workflows/signIn';
import { talentListReducer } from '../workflows/talents';
import { talentPageReducer } from '../workflows/talentPage';
import { uploadsReducer } from '../workflows/uploads';

const combined = combineReducers({
  // entities
  agencyFilms: agencyFilmsReducer,
  agencyReels: agencyReelsReducer,
  build: buildReducer,
  categories: categoriesReducer,
  configuration: configurationReducer,
  films: filmsReducer,
  mails: mailsReducer,
  news: newsReducer,
  newsletters: newslettersReducer,
  reelNames: reelNamesReducer,
  reels: reelsReducer,
  screens: screensReducer,
  session: sessionReducer,
  staff: staffReducer,
  talents: talentsReducer,
  // workflows
  connectivity: connectivityReducer,
  filmSheet: filmSheetReducer,
  loading: loadingReducer,
  navigation: navigationReducer,
  newReel: newReelReducer,
  newTalent: newTalentReducer,
  outbox: outboxReducer,
  pageSizes: pageSizesReducer,
  player: playerReducer,
  preferences: preferencesReducer,
  reelChanges: reelChangesReducer,
  reelPanel: reelPanelReducer,
  report: reportReducer,
  scriptErrors: scriptErrorsReducer,
  sendReel: sendReelReducer,
  sessionGuard: sessionGuardReducer,
  signIn: signInReducer,
  talentList: talentListReducer,
  talentPage: talentPageReducer,
  uploads: uploadsReducer,
});

export type RootState = ReturnType<typeof combined>;

/** What belongs to the device and the build, whoever is signed in. */
const keptSlices = ['build', 'configuration', 'connectivity', 'navigation', 'preferences'] as const;

/** All slices; when a person leaves, or another comes, only the device's own ones are kept. */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && (signedOut.match(action) || personChanged.match(action))) {
    const kept = Object.fromEntries(keptSlices.map((slice) => [slice, state[slice]]));
    return combined(kept as unknown as RootState, action);
  }
  return combined(state, action);
}

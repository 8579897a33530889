import { workFileScripts } from '../../contract/scripts/workFileScripts';
import { filmActionScripts } from '../../contract/scripts/filmActions';
import { filmInfoScripts } from '../../contract/scripts/filmInfos';
import { filmScripts } from '../../contract/scripts/films';
import { findingScripts } from '../../contract/scripts/finding';
import { figureScripts } from '../../contract/scripts/figures';
import { loadingScripts } from '../../contract/scripts/loading';
import { longTextScripts } from '../../contract/scripts/longTexts';
import { newsScripts } from '../../contract/scripts/news';
import { newsletterScripts } from '../../contract/scripts/newsletters';
import { reelScripts } from '../../contract/scripts/reels';
import { screenScripts } from '../../contract/scripts/screens';
import { specialReelScripts } from '../../contract/scripts/specialReels';
import { talentScripts } from '../../contract/scripts/talents';
import { talentWindowScripts } from '../../contract/scripts/talentWindows';
import { outboxScripts } from '../../contract/scripts/outbox';
import { restoringScripts } from '../../contract/scripts/restoring';
import { agencyReels } from '../entities/agencyReels';
import { build } from '../entities/build';
import { categories } from '../entities/categories';
import { encodings, encodingsReducer } from '../entities/encodings';
import { filmPlaces } from '../entities/filmPlaces';
import { filmFigures } from '../entities/filmFigures';
import { films, filmsReducer } from '../entities/films';
import { news, newsReducer } from '../entities/news';
import { newsletters, newslettersReducer } from '../entities/newsletters';
import { longTexts } from '../entities/longTexts';
import { reelNames } from '../entities/reelNames';
import { reelFilmsReducer } from '../entities/reelFilms';
import { reelHoldReducer } from '../entities/reelHold';
import { reels, reelsReducer } from '../entities/reels';
import { screens, screensReducer } from '../entities/screens';
import { staff } from '../entities/staff';
import { talentRecords, talentRecordsReducer, talentShowings } from '../entities/talentRecords';
import { talentFigures } from '../entities/talentFigures';
import { talents, talentsReducer } from '../entities/talents';
import { talentsActedOn, talentWindows } from '../entities/talentWindows';
import { arrivalsReducer } from '../kernel/fileSlot/arrivals';
import { ALL } from '../kernel/query/state';
import { keepClicksToWhatTheyBeganOn } from '../ports/clicks';
import { keepDroppedFiles } from '../ports/drops';
import { autoSaveReducer, autoSaveSaga, restoredAutoSave } from '../workflows/records/autoSave';
import { cinemaSaga } from '../workflows/office/cinema';
import { clientListReducer, clientListSaga } from '../workflows/office/clientList';
import { deletionReducer, deletionSaga } from '../workflows/trash/deletion';
import { eventsSaga } from '../workflows/office/events';
import { editFilmReducer, editFilmSaga } from '../workflows/films/editFilm';
import { encodingRetriesReducer, encodingRetriesSaga } from '../workflows/films/encodingRetries';
import { loadingAtStartSaga, loadingSaga } from '../workflows/office/loading';
import { DRAFT_SLICES, type DraftSliceName } from '../workflows/records/draftSlices';
import { longTextReducer, longTextSaga, restoredLongText } from '../workflows/records/longText';
import { newReel } from '../workflows/reels/newReel';
import { newTalentReducer, newTalentSaga } from '../workflows/talents/newTalent';
import { newsDetail } from '../workflows/news/newsDetail';
import { newsletterDetail } from '../workflows/newsletters/newsletterDetail';
import { newsSwitches } from '../workflows/news/newsSwitches';
import { overlaysSaga } from '../workflows/office/overlays';
import { reelChangesReducer, reelChangesSaga } from '../workflows/reels/reelChanges';
import { reencodingReducer, reencodingSaga } from '../workflows/films/reencoding';
import { reloadingReducer, reloadingSaga } from '../workflows/office/reloading';
import { restoringReducer, restoringSaga } from '../workflows/trash/restoring';
import { screenDetail } from '../workflows/homeScreens/screenDetail';
import { sessionGuardSaga } from '../workflows/account/sessionGuard';
import { talentSwitches } from '../workflows/talents/talentSwitches';
import { talentList } from '../workflows/talents/talentList';
import { talentPageReducer, talentPageSaga } from '../workflows/talents/talentPage';
import { thumbnailsReducer, thumbnailsSaga } from '../workflows/films/thumbnails';
import { typedReelNamesSaga } from '../workflows/reels/typedReelNames';
import { undoReducer, undoSaga } from '../workflows/trash/undo';
import { uploadsReducer, uploadsSaga } from '../workflows/films/uploads';
import { atWork } from './atWork';
import { loadScreen } from './screens';
import { claimDrafts, unclaimed } from './persistence/claims';

/** What the workflows behind sign-in call; what only some screens call comes with their kits. */
export const scripts = [
  ...loadingScripts,
  ...figureScripts,
  ...findingScripts,
  ...talentScripts,
  ...talentWindowScripts,
  ...longTextScripts,
  ...filmScripts,
  ...filmActionScripts,
  ...filmInfoScripts,
  ...reelScripts,
  ...specialReelScripts,
  ...newsScripts,
  ...newsletterScripts,
  ...screenScripts,
  ...outboxScripts,
  ...restoringScripts,
  ...Object.values(workFileScripts),
];

/** The slices behind sign-in. */
export const reducers = {
  // entities
  build: build.reducer,
  agencyReels: agencyReels.reducer,
  categories: categories.reducer,
  encodings: encodingsReducer,
  filmPlaces: filmPlaces.reducer,
  filmFigures: filmFigures.reducer,
  films: filmsReducer,
  longTexts: longTexts.reducer,
  news: newsReducer,
  newsletters: newslettersReducer,
  reelNames: reelNames.reducer,
  reelFilms: reelFilmsReducer,
  reelHold: reelHoldReducer,
  reels: reelsReducer,
  screens: screensReducer,
  staff: staff.reducer,
  talentRecords: talentRecordsReducer,
  talentShowings: talentShowings.reducer,
  talents: talentsReducer,
  talentFigures: talentFigures.reducer,
  talentsActedOn: talentsActedOn.reducer,
  talentWindows: talentWindows.reducer,
  // workflows
  arrivals: arrivalsReducer,
  editFilm: editFilmReducer,
  autoSave: autoSaveReducer,
  clientList: clientListReducer,
  deletion: deletionReducer,
  encodingRetries: encodingRetriesReducer,
  longText: longTextReducer,
  newReel: newReel.reducer,
  newTalent: newTalentReducer,
  newsDetail: newsDetail.reducer,
  newsletterDetail: newsletterDetail.reducer,
  newsSwitches: newsSwitches.reducer,
  reelChanges: reelChangesReducer,
  reencoding: reencodingReducer,
  reloading: reloadingReducer,
  restoring: restoringReducer,
  screenDetail: screenDetail.reducer,
  talentList: talentList.reducer,
  talentPage: talentPageReducer,
  talentSwitches: talentSwitches.reducer,
  thumbnails: thumbnailsReducer,
  undo: undoReducer,
  uploads: uploadsReducer,
};

/** What of them belongs to the page, whoever is signed in: its build. Whoever asked for the one that is served is gone. */
export const keptOfPage = (state: { readonly build: ReturnType<typeof build.reducer> }) => ({
  build: build.reducer(state.build, build.facts.left({ params: ALL })),
});

/** The workflows behind sign-in, by the names of their folders; they start in this order. */
export const workflows = {
  // what the server has
  agencyReels: agencyReels.saga,
  build: build.saga,
  categories: categories.saga,
  encodings: encodings.saga,
  filmPlaces: filmPlaces.saga,
  films: films.saga,
  longTexts: longTexts.saga,
  filmFigures: filmFigures.saga,
  news: news.saga,
  newsletters: newsletters.saga,
  reelNames: reelNames.saga,
  reels: reels.saga,
  screens: screens.saga,
  staff: staff.saga,
  talentRecords: talentRecords.saga,
  talents: talents.saga,
  talentFigures: talentFigures.saga,
  talentsActedOn: talentsActedOn.saga,
  talentWindows: talentWindows.saga,
  talentShowings: talentShowings.saga,
  // what people do
  events: eventsSaga,
  sessionGuard: sessionGuardSaga,
  cinema: cinemaSaga,
  loading: loadingSaga,
  talentList: talentList.saga,
  talentPage: talentPageSaga,
  reloading: reloadingSaga,
  newTalent: newTalentSaga,
  uploads: uploadsSaga,
  encodingRetries: encodingRetriesSaga,
  editFilm: editFilmSaga,
  reencoding: reencodingSaga,
  thumbnails: thumbnailsSaga,
  newReel: newReel.saga,
  reelChanges: reelChangesSaga,
  typedReelNames: typedReelNamesSaga,
  overlays: overlaysSaga,
  autoSave: autoSaveSaga,
  longText: longTextSaga,
  clientList: clientListSaga,
  talentSwitches: talentSwitches.saga,
  newsSwitches: newsSwitches.saga,
  newsDetail: newsDetail.saga,
  screenDetail: screenDetail.saga,
  deletion: deletionSaga,
  restoring: restoringSaga,
  undo: undoSaga,
  loadingAtStart: loadingAtStartSaga,
};

/** Of the page: nothing before sign-in needs them, so they come with the work. */
export { keepClicksToWhatTheyBeganOn, keepDroppedFiles };

/** What the slices that keep unsaved text start with, of what was stored. */
const restored: Record<DraftSliceName, (stored: unknown) => object | undefined> = {
  autoSave: restoredAutoSave,
  longText: restoredLongText,
  newsDetail: newsDetail.restored,
  newsletterDetail: newsletterDetail.restored,
  screenDetail: screenDetail.restored,
};

/** The slices that keep unsaved text, as far as what was stored of them is sound. */
export const restoredDrafts = (stored: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(DRAFT_SLICES.map((slice) => [slice, restored[slice](stored[slice])]));

export { atWork, claimDrafts, loadScreen, unclaimed };

/** What a signed-in person works with: loaded apart from sign-in. */
export interface Work {
  readonly scripts: typeof scripts;
  readonly reducers: typeof reducers;
  readonly keptOfPage: typeof keptOfPage;
  readonly workflows: typeof workflows;
  readonly atWork: typeof atWork;
  readonly restoredDrafts: typeof restoredDrafts;
  readonly unclaimed: typeof unclaimed;
  readonly claimDrafts: typeof claimDrafts;
  readonly loadScreen: typeof loadScreen;
}

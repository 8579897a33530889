import { filmsReducer } from '../../../src/office/entities/films';
import type { Film } from '../../../src/contract/entities/film';
import {
  autoSaveIntents,
  autoSaveReducer,
  autoSaveSaga,
  fieldMark,
} from '../../../src/office/workflows/records/autoSave';
import { connectivityReducer, connectivitySaga } from '../../../src/office/workflows/office/connectivity';
import { ok, startWorkflows } from '../support';
import { talentFilmsLoaded } from '../loaded';

export const SAVE = 'http.call film.updateInfos';
export const key = { form: 'filmInfo', recordId: 'film-1' } as const;
const draftText = 'filmInfo:film-1';

export const film = (over: Partial<Film> = {}): Film => ({
  filmId: 'film-1',
  number: 1,
  title: 'Ébauche',
  director: 'Ada Low',
  producer: '',
  year: '2025',
  format: '16/9',
  notes: '',
  tags: ['night'],
  talentLastName: 'Low',
  clusterPath: '',
  thumbnailCount: 1,
  chosenThumbnail: 1,
  ownThumbnail: false,
  checked: true,
  onReel: false,
  fileName: 'film.mp4',
  talentId: 'talent-1',
  version: 1,
  ...over,
});

/** An office with the film-info form of one film open. */
export function openForm(preloadedState: object = {}) {
  const office = startWorkflows(
    { autoSave: autoSaveReducer, connectivity: connectivityReducer, films: filmsReducer },
    [connectivitySaga, autoSaveSaga],
    preloadedState,
  );
  const { store, world } = office;
  const load = (over: Partial<Film> = {}) =>
    store.dispatch(talentFilmsLoaded({ talentId: 'talent-1', films: [film(over)] }));
  load();
  store.dispatch(autoSaveIntents.opened(key));
  const draft = () => {
    const found = store.getState().autoSave.drafts[draftText];
    if (!found) throw new Error('The film has no draft');
    return found;
  };
  return {
    ...office,
    load,
    draft,
    type: (values: Record<string, string | readonly string[]>) =>
      store.dispatch(autoSaveIntents.changed({ ...key, values })),
    /** The pause that runs longest is over. */
    wait: () => world.answer('clock.sleep', null),
    answer: (reply: unknown) => world.answer(SAVE, reply),
    saved: (version: number | null) => ok({ kind: 'saved', version }),
    mark: (field: string) => fieldMark(draft(), field),
    sent: () => world.inputOf(SAVE) as Record<string, unknown>,
    isSaving: () => world.pending().includes(SAVE),
  };
}

import {
  selectShowingsQuery,
  selectTalentRecord,
  talentRecords,
  talentRecordsReducer,
  talentShowings,
} from '../../../src/office/entities/talentRecords';
import {
  agentChoiceIntents,
  agentChoiceReducer,
  agentChoiceSaga,
} from '../../../src/office/workflows/talents/agentChoice';
import {
  autoSaveIntents,
  autoSaveReducer,
  autoSaveSaga,
  type FieldValue,
} from '../../../src/office/workflows/records/autoSave';
import { connectivityReducer, connectivitySaga } from '../../../src/office/workflows/office/connectivity';
import {
  talentRecordIntents,
  talentRecordReducer,
  talentRecordSaga,
} from '../../../src/office/workflows/talents/talentRecord';
import { ok, startWorkflows } from '../support';

export const GET = 'http.call talent.get';
export const SHOWINGS = 'http.call talentShowings.list';
export const SAVE = 'http.call talent.update';
export const SHOW = 'http.call talent.showSecret';
const talentId = 'talent-1';
const key = { form: 'talentInfo', recordId: talentId } as const;

/** What the server tells of a talent of whom little is known. */
export const record = (over: object = {}) => ({
  ...{ firstName: 'Åsa', lastName: 'Berg', categoryId: 'c1', address: '', postalCode: '', city: 'Malmö' },
  ...{ email: '', email2: '', phone: '', phone2: '', birthDate: '', birthCity: '', nationality: '' },
  ...{ familySituation: '', union: '', leaveFundNumber: '', licenceB: false, licenceHeavy: false },
  ...{ emergencyContact: '', emergencyPhone: '', homepage: '', moonUrl: '', imdbUrl: '' },
  ...{ agents: ['AM'], oldIndex: '', version: 4, secretVersion: 2 },
  ...{ hasSocialSecurityNumber: true, hasSiteLogin: false, hasSitePassword: false },
  ...over,
});

/** An office in which nobody has opened a record yet. */
export function startRecords() {
  const office = startWorkflows(
    {
      agentChoice: agentChoiceReducer,
      autoSave: autoSaveReducer,
      connectivity: connectivityReducer,
      talentRecord: talentRecordReducer,
      talentRecords: talentRecordsReducer,
      talentShowings: talentShowings.reducer,
    },
    [
      talentRecords.saga,
      talentShowings.saga,
      connectivitySaga,
      autoSaveSaga,
      talentRecordSaga,
      agentChoiceSaga,
    ],
  );
  const { store, world } = office;
  return {
    ...office,
    open: (id = talentId) => store.dispatch(talentRecordIntents.opened({ talentId: id })),
    page: () => store.getState().talentRecord,
    query: (id = talentId) => talentRecords.selectQuery(store.getState(), { talentId: id }),
    entity: (id = talentId) => selectTalentRecord(store.getState(), id),
    showings: (id = talentId) => selectShowingsQuery(store.getState(), id).data,
    draft: (id = talentId) => store.getState().autoSave.drafts[`talentInfo:${id}`],
    type: (values: Readonly<Record<string, FieldValue>>) =>
      store.dispatch(autoSaveIntents.changed({ ...key, values })),
    toggle: (agents: readonly string[], id = talentId) =>
      store.dispatch(agentChoiceIntents.toggled({ talentId: id, agents })),
    /** The pause that runs longest is over. */
    wait: () => world.answer('clock.sleep', null),
    pause: () => world.inputOf('clock.sleep'),
    sent: () => world.inputOf(SAVE) as Record<string, unknown>,
    isSaving: () => world.pending().includes(SAVE),
    saved: (version = 5) => world.answer(SAVE, ok({ kind: 'saved', version })),
  };
}

/** An office with the record of one talent open and its form on show. */
export function openRecord(over: object = {}) {
  const office = startRecords();
  office.open();
  office.world.answer(GET, ok(record(over)));
  office.world.answer(SHOWINGS, ok([]));
  office.store.dispatch(autoSaveIntents.opened(key));
  return office;
}

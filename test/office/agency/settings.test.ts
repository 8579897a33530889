import type { AgencySettings } from '../../../src/contract/entities/agencySettings';
import { agencySettings, selectAgencySettings } from '../../../src/office/entities/agencySettings';
import { staff } from '../../../src/office/entities/staff';
import { ALL } from '../../../src/office/kernel/query/state';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { agencyRecord, SETTINGS_PATH } from '../../../src/office/workflows/agency/agencySettings';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { signedInPerson } from '../people';
import { ok, refused, startWorkflows } from '../support';

const READ = 'http.call agency.settings';
const SAVE = 'http.call agency.saveSettings';
const { opened, typed, submitted, settled } = agencyRecord.intents;

const settings: AgencySettings = {
  ...{
    displayName: 'Cosmic',
    logoUrl: '',
    webAddress: '',
    mainMail: 'office@co.example',
    newsletterMail: '',
  },
  ...{ facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '#606060', newsletterBackColor: '#fff' },
  ...{ pictureShape: 'asFile', filmQuality: 'standard' },
};

const settingsReducers = {
  ...signedInPerson,
  agencySettings: agencySettings.reducer,
  agencyRecord: agencyRecord.reducer,
};

function editing() {
  const { world, store } = startWorkflows(settingsReducers, [agencyRecord.saga, agencySettings.saga]);
  const page = () => agencyRecord.selectPage(store.getState());
  const values = () => {
    const now = page();
    return 'draft' in now ? now.draft.values : undefined;
  };
  const type = (changes: Partial<AgencySettings>) => store.dispatch(typed({ id: 'CO', values: changes }));
  const submit = () => store.dispatch(submitted({ id: 'CO' }));
  store.dispatch(locationChanged({ path: SETTINGS_PATH }));
  store.dispatch(opened('CO'));
  world.answer(READ, ok({ ...settings, version: 2 }));
  return { world, store, page, values, type, submit };
}

test('a save goes over the version that was read, and the page stays, says so, and may be written further', () => {
  const { world, store, page, values, type, submit } = editing();
  type({ displayName: 'Comet' });
  submit();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(SAVE)).toMatchObject({ displayName: 'Comet', version: 2, requestId: 'request-1' });
  world.answer(SAVE, ok({ kind: 'saved', version: 3 }));
  expect(page()).toMatchObject({ status: 'editing', isSaved: true });
  expect(values()).toMatchObject({ displayName: 'Comet' });
  world.answer(READ, ok({ ...settings, displayName: 'Comet', version: 3 }));
  expect(agencyRecord.selectIsUnsaved(store.getState())).toBe(false);
  expect(page()).toMatchObject({ isSaved: true });
  type({ displayName: 'Comets' });
  expect(page()).not.toHaveProperty('isSaved');
});

test('whoever is made an administrator while they stand at the settings sees them at once', () => {
  const reducers = { navigation: navigationReducer, staff: staff.reducer, ...settingsReducers };
  const { world, store } = startWorkflows(reducers, [agencyRecord.saga, agencySettings.saga]);
  const become = (privilege: string) => {
    const reply = [{ staffId: 'staff-1', privilege }] as never;
    store.dispatch(staff.facts.loaded({ params: ALL, reply }));
  };
  become('STAFF');
  store.dispatch(locationChanged({ path: SETTINGS_PATH }));
  expect(world.pending()).toEqual([]);
  become('ADMIN');
  expect(world.pending()).toEqual([READ]);
  world.answer(READ, ok({ ...settings, version: 2 }));
  become('ADMIN');
  expect(world.pending()).toEqual([]);
});

test('what is none of an address, a colour or a name is not sent', () => {
  const { world, store, type, submit } = editing();
  for (const wrong of [
    { displayName: ' ' },
    { mainMail: '' },
    { mainMail: 'office' },
    { webAddress: 'javascript:alert(1)' },
    { newsletterTextColor: 'red' },
  ]) {
    type({ ...settings, ...wrong });
    submit();
    expect(agencyRecord.selectCanSave(store.getState())).toBe(false);
  }
  expect(world.pending()).not.toContain(SAVE);
});

test('a colleague’s save shows at once; of a field that both changed a person chooses', () => {
  const { world, store, values, type, submit } = editing();
  type({ vimeo: 'https://films.example/mine' });
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'agency', id: 'CO', version: 3 }));
  world.answer('clock.sleep', null);
  const theirs = { ...settings, displayName: 'Theirs', vimeo: 'https://films.example/theirs' };
  world.answer(READ, ok({ ...theirs, version: 3 }));
  expect(values()).toMatchObject({ displayName: 'Theirs', vimeo: 'https://films.example/mine' });
  expect(agencyRecord.selectCanSave(store.getState())).toBe(false);
  store.dispatch(settled({ id: 'CO', field: 'vimeo', keep: 'mine' }));
  submit();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(SAVE)).toMatchObject({ vimeo: 'https://films.example/mine', version: 3 });
});

test('settings that could not be read are asked for again by hand', () => {
  const { world, store } = startWorkflows(
    { ...signedInPerson, agencySettings: agencySettings.reducer, agencyRecord: agencyRecord.reducer },
    [agencyRecord.saga, agencySettings.saga],
  );
  store.dispatch(locationChanged({ path: SETTINGS_PATH }));
  world.answer(READ, refused({ kind: 'timeout' }));
  expect(selectAgencySettings(store.getState()).status).toBe('failed');
  store.dispatch(agencySettings.reload());
  expect(world.pending()).toContain(READ);
});

import { activity } from '../../../src/office/entities/activity';
import { agencySettings } from '../../../src/office/entities/agencySettings';
import { operation } from '../../../src/office/entities/operation';
import { professions } from '../../../src/office/entities/professions';
import { ACTIVITY_PATH, activityPageSaga } from '../../../src/office/workflows/activity/activityPage';
import { agencyRecord, SETTINGS_PATH } from '../../../src/office/workflows/agency/agencySettings';
import { professionChangesSaga } from '../../../src/office/workflows/agency/professionChanges';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { OPERATION_PATH, operationPageSaga } from '../../../src/office/workflows/office/operationPage';
import { session, signedInPerson } from '../people';
import { startWorkflows } from '../support';

/** What a person is who opens a page → the calls that are made for it. */
function askedAt(path: string, privilege: string): readonly string[] {
  const { staff, ...rest } = session();
  const { world, store } = startWorkflows(
    {
      ...signedInPerson,
      ...{ navigation: navigationReducer, connectivity: connectivityReducer },
      ...{ activity: activity.reducer, agencySettings: agencySettings.reducer },
      ...{ operation: operation.reducer, professions: professions.reducer },
    },
    [
      ...[activity.saga, agencySettings.saga, operation.saga, professions.saga],
      ...[activityPageSaga, agencyRecord.saga, professionChangesSaga, operationPageSaga],
    ],
    { session: { current: { ...rest, staff: { ...staff, privilege } } } },
  );
  store.dispatch(locationChanged({ path }));
  return world.asked.filter((name) => name.startsWith('http.call')).toSorted();
}

test.each([
  [SETTINGS_PATH, ['http.call agency.professions', 'http.call agency.settings']],
  [ACTIVITY_PATH, ['http.call activity.list']],
  [OPERATION_PATH, ['http.call operation.get']],
])('what %s shows is asked for administrators, and of nobody else', (path, calls) => {
  expect(askedAt(path, 'ADMIN')).toEqual(calls);
  expect(askedAt(path, 'STAFF')).toEqual([]);
  expect(askedAt(path, 'READER')).toEqual([]);
});

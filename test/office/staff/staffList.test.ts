import type { Colleague } from '../../../src/contract/entities/colleague';
import { staff } from '../../../src/office/entities/staff';
import { ALL } from '../../../src/office/kernel/query/state';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { STAFF_PATH, staffList } from '../../../src/office/workflows/staff/staffList';
import { startWorkflows } from '../support';

const person = (staffId: string, over: Partial<Colleague>): Colleague => ({
  ...{ staffId, firstName: '', lastName: staffId, email: `${staffId}@co.example`, privilege: 'STAFF' },
  ...{ status: 'active', ...over },
});
const people = [
  person('ada', { privilege: 'READER', email: 'z@co.example', seenAt: '2026-11-20T09:00:00.000Z' }),
  person('bo', { status: 'disabled', seesSecrets: false }),
  person('cy', { privilege: 'ADMIN', seesSecrets: true, seenAt: '2026-11-24T09:00:00.000Z' }),
  person('', { email: 'new@co.example', status: 'invited' }),
];

function opened() {
  const { store } = startWorkflows(
    { navigation: navigationReducer, staff: staff.reducer, staffList: staffList.reducer },
    [staffList.saga],
  );
  store.dispatch(locationChanged({ path: STAFF_PATH }));
  store.dispatch(staff.facts.loaded({ params: ALL, reply: people }));
  const shown = () => staffList.selectFound(store.getState()).map(({ name }) => name);
  return { ...staffList.intents, dispatch: store.dispatch, shown };
}

test.each([
  ['email', ['bo', 'cy', 'new@co.example', 'ada']],
  ['role', ['cy', 'bo', 'new@co.example', 'ada']],
  ['secrets', ['ada', 'cy', 'new@co.example', 'bo']],
  ['status', ['ada', 'cy', 'bo', 'new@co.example']],
  ['seen', ['cy', 'ada', 'bo', 'new@co.example']],
])('staff in the order of their %s', (column, names) => {
  const { dispatch, sorted, shown } = opened();
  expect(shown()).toEqual(['ada', 'bo', 'cy', 'new@co.example']);
  dispatch(sorted(column));
  expect(shown()).toEqual(names);
});

test.each([
  ['role', 'administrator', ['cy']],
  ['role', 'staff', ['bo', 'new@co.example']],
  ['role', 'reader', ['ada']],
  ['status', 'active', ['ada', 'cy']],
  ['status', 'invited', ['new@co.example']],
  ['status', 'disabled', ['bo']],
])('staff whose %s is %s', (filter, option, names) => {
  const { dispatch, filtered, shown } = opened();
  dispatch(filtered({ filter, option }));
  expect(shown()).toEqual(names);
});

test('staff are found by name and address', () => {
  const { dispatch, searched, shown } = opened();
  dispatch(searched('Z@co'));
  expect(shown()).toEqual(['ada']);
  dispatch(searched('Cy'));
  expect(shown()).toEqual(['cy']);
});

import { calendar, scheduleChanged } from '../../../src/office/entities/calendar';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { viewIn } from '../../../src/office/screens/calendar/calendarView';
import { calendarPageSaga } from '../../../src/office/workflows/calendar/calendarPage';
import {
  locationChanged,
  navigationReducer,
  queryChanged,
} from '../../../src/office/workflows/office/navigation';
import {
  type ScheduleChange,
  scheduleChangeIntents,
  scheduleChangesReducer,
  scheduleChangesSaga,
  selectScheduleChange,
} from '../../../src/office/workflows/calendar/scheduleChanges';
import {
  type Purpose,
  type ScheduleInput,
  scheduling,
} from '../../../src/office/workflows/calendar/scheduling';
import { selectUndo, undoIntents, undoReducer, undoSaga } from '../../../src/office/workflows/trash/undo';
import { offline, ok, refused, startWorkflows } from '../support';

const ADD = 'http.call schedule.add';
const MOVE = 'http.call schedule.move';
const SWITCH = 'http.call schedule.switch';
const RUN = 'http.call schedule.run';
const LIST = 'http.call calendar.list';

const input: ScheduleInput = {
  title: 'May',
  thing: 'newsletter',
  subjectId: 'n1',
  from: '2026-12-01 09:00',
  until: '',
  recipients: 'a@brand.example',
};

function start() {
  const office = startWorkflows(
    {
      calendar: calendar.reducer,
      navigation: navigationReducer,
      restoring: (state: object = {}) => state,
      reelChanges: (state: object = { status: 'idle' }) => state,
      scheduleChanges: scheduleChangesReducer,
      scheduling: scheduling.reducer,
      undo: undoReducer,
    },
    [calendar.saga, calendarPageSaga, scheduleChangesSaga, scheduling.saga, undoSaga],
  );
  const { store } = office;
  const dialog = () => scheduling.select(store.getState());
  const undo = () => selectUndo(store.getState());
  const change = (...ids: string[]) => selectScheduleChange(store.getState(), ids);
  return { ...office, dialog, undo, change };
}

function submitted(purpose: Purpose = { kind: 'new' }) {
  const office = start();
  office.store.dispatch(scheduling.intents.opened(purpose));
  office.store.dispatch(scheduling.intents.submitted(input));
  office.world.answer('ids.new', 'request-1');
  return office;
}

test('what is scheduled closes the dialog and is taken back with all that was scheduled with it', () => {
  const { store, world, dialog, undo, change } = submitted();
  store.dispatch(scheduling.intents.submitted(input));
  const { title: _words, ...said } = input;
  expect(world.inputOf(ADD)).toEqual({ ...said, requestId: 'request-1' });
  world.answer(ADD, ok({ entryIds: ['e1', 'e2'] }));
  expect(dialog()).toEqual({ status: 'closed' });
  expect(undo()).toMatchObject({ status: 'offered' });
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(SWITCH)).toEqual({
    entryIds: ['e1', 'e2'],
    isWanted: false,
    requestId: 'request-2',
  });
  expect(change('e1', 'e2')).toMatchObject({ status: 'pending' });
  world.answer(SWITCH, ok());
  expect(undo()).toMatchObject({ status: 'done' });
});

test('a form that was refused stays; what is in doubt is sent again as the same request', () => {
  const { store, world, dialog, undo } = submitted();
  world.answer(ADD, offline);
  expect(dialog()).toMatchObject({ status: 'doubtful', input });
  store.dispatch(scheduling.intents.submitted(input));
  expect(world.inputOf(ADD)).toMatchObject({ requestId: 'request-1' });
  world.answer(ADD, refused({ kind: 'invalid', problems: { from: 'past' } }));
  expect(dialog()).toMatchObject({ status: 'refused', refusal: { problems: { from: 'past' } } });
  expect(undo()).toEqual({ status: 'none' });
  store.dispatch(scheduling.intents.closed());
  expect(dialog()).toEqual({ status: 'closed' });
});

const moving = { kind: 'move', entryId: 'e1', title: 'May', day: '2026-11-30', hour: '08:00' } as const;

test('a move goes back to where it was; of what was late it does not', () => {
  const { store, world, undo } = submitted({ ...moving, isLate: false });
  expect(world.inputOf(MOVE)).toEqual({ entryId: 'e1', at: '2026-12-01 09:00', requestId: 'request-1' });
  world.answer(MOVE, ok());
  store.dispatch(undoIntents.requested());
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(MOVE)).toMatchObject({ at: '2026-11-30 08:00' });
  world.answer(MOVE, ok());
  expect(undo()).toMatchObject({ status: 'done' });

  const late = submitted({ ...moving, isLate: true });
  late.world.answer(MOVE, ok());
  expect(late.dialog()).toEqual({ status: 'closed' });
  expect(late.undo()).toEqual({ status: 'none' });
});

const takenBack: ScheduleChange = { kind: 'switch', entryIds: ['e1'], title: 'May', isWanted: false };

test('what is taken back can be put back; a second press waits for the first', () => {
  const { store, world, undo } = start();
  store.dispatch(scheduleChangeIntents.requested(takenBack));
  store.dispatch(scheduleChangeIntents.requested(takenBack));
  world.answer('ids.new', 'request-1');
  expect(world.pending()).toEqual([SWITCH]);
  world.answer(SWITCH, ok());
  expect(undo()).toMatchObject({ opposites: [{ change: { isWanted: true, takesBack: true } }] });
});

test('what is done at once offers no way back; a refusal is kept with it, and tried again as the same request', () => {
  const { store, world, undo, change } = start();
  const run: ScheduleChange = { kind: 'run', entryIds: ['e1'], title: 'May' };
  store.dispatch(scheduleChangeIntents.requested(run));
  world.answer('ids.new', 'request-1');
  world.answer(RUN, offline);
  expect(change('e1')).toMatchObject({ status: 'doubtful' });
  store.dispatch(scheduleChangeIntents.requested(run));
  expect(world.inputOf(RUN)).toEqual({ entryId: 'e1', requestId: 'request-1' });
  world.answer(RUN, ok());
  expect(change('e1')).toEqual({ status: 'idle' });
  expect(undo()).toEqual({ status: 'none' });
});

const CALENDAR = { path: '/app/page/calendar' };

test('the month of the address is asked for while the calendar is on show, and after each change', () => {
  const { store, world } = start();
  store.dispatch(locationChanged({ path: '/app/page/trash' }));
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'calendar', id: 'e1', version: null }));
  expect(world.pending()).toEqual([]);
  store.dispatch(locationChanged(CALENDAR));
  expect(world.inputOf(LIST)).toEqual({});
  store.dispatch(queryChanged({ query: '?month=2026-12' }));
  expect(world.inputOf(LIST)).toEqual({ month: '2026-12' });
  const told = { month: '2026-12', today: '2026-11-24', timeZone: 'Europe/Paris', entries: [], asked: [] };
  world.answer(LIST, ok(told));
  store.dispatch(scheduleChanged());
  world.answer(LIST, ok(told));
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'news', id: 'n1', version: 2 }));
  world.answer('clock.sleep', null);
  expect(world.pending()).toEqual([LIST]);
  store.dispatch(locationChanged({ path: '/app/page/trash' }));
  expect(world.pending()).toEqual([]);
  store.dispatch(locationChanged({ path: '/app/dashboard' }));
  expect(world.inputOf(LIST)).toEqual({});
});

test.each([
  ['', { month: '', view: undefined }],
  ['?month=2026-05&view=list', { month: '2026-05', view: 'list' }],
  ['?month=2026-13&view=year', { month: '', view: undefined }],
])('%s is looked at as %j', (query, view) => {
  expect(viewIn(query)).toEqual(view);
});

import { activity } from '../../../src/office/entities/activity';
import { activityExport } from '../../../src/office/workflows/activity/activityExport';
import { activityPath } from '../../../src/office/screens/activity/activityPath';
import { askedIn } from '../../../src/office/workflows/activity/activityPage';
import {
  activityPutBackIntents,
  activityPutBackReducer,
  activityPutBackSaga,
  selectActivityPutBack,
} from '../../../src/office/workflows/activity/activityPutBack';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { ok, refused, startWorkflows } from '../support';

const LIST = 'http.call activity.list';
const PUT_BACK = 'http.call activity.putBack';
const EXPORT = 'http.call activity.export';
const SAVE = 'files.save';

const start = () =>
  startWorkflows(
    {
      activity: activity.reducer,
      activityExport: activityExport.reducer,
      activityPutBack: activityPutBackReducer,
    },
    [activity.saga, activityExport.saga, activityPutBackSaga],
  );

test('a whole record is put back without naming a field, once, and what was done is asked for anew', () => {
  const { store, world } = start();
  const state = () => selectActivityPutBack(store.getState());
  store.dispatch(activity.facts.loaded({ params: {}, reply: [] }));
  store.dispatch(
    activityPutBackIntents.opened({ activityId: 'a1', at: '2026-11-24T09:00:00Z', title: 'Ida Berg' }),
  );
  store.dispatch(activityPutBackIntents.confirmed());
  store.dispatch(activityPutBackIntents.confirmed());
  store.dispatch(activityPutBackIntents.closed());
  expect(world.pending()).toEqual([PUT_BACK]);
  expect(world.inputOf(PUT_BACK)).toEqual({ activityId: 'a1' });
  world.answer(PUT_BACK, refused({ kind: 'conflict', reason: 'noPutBack' }));
  expect(state()).toMatchObject({ status: 'refused', refusal: { reason: 'noPutBack' } });
  expect(world.pending()).toEqual([LIST]);
});

test('news of any change makes what was done old', () => {
  const { store, world } = start();
  store.dispatch(activity.facts.loaded({ params: {}, reply: [] }));
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'news', id: 'n1', version: 2 }));
  expect(world.pending()).toEqual(['clock.sleep']);
  world.answer('clock.sleep', null);
  expect(world.pending()).toEqual([LIST]);
});

test('a table is named by its days, and says whether it holds all', () => {
  const { store, world } = start();
  store.dispatch(activityExport.intents.requested({ from: '2026-11-01', until: '2026-11-24' }));
  store.dispatch(activityExport.intents.requested({}));
  world.answer(EXPORT, ok({ csv: 'when,who', isAll: false }));
  expect(world.inputOf(SAVE)).toEqual({ name: 'activity_2026-11-01_2026-11-24.csv', csv: 'when,who' });
  world.answer(SAVE, null);
  expect(activityExport.select(store.getState())).toMatchObject({ status: 'saved', isAll: false });
});

test('an address asks for what it names, but for days that are none', () => {
  const asked = { staffId: 's1', subject: 'process:ü', from: '2026-11-01', olderThan: 'a9' };
  const [path, query] = activityPath(asked).split('?');
  expect([path, askedIn(query)]).toEqual(['/app/page/activity', asked]);
  expect(askedIn('from=yesterday&until=&other=1')).toEqual({});
  expect(askedIn('from=0202-11-01&until=2206-11-01')).toEqual({});
  expect(askedIn('until=2026-13-01')).toEqual({});
  expect(activityPath({ staffId: '' })).toBe('/app/page/activity');
});

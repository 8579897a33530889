import { reportIntents, reportReducer, reportSaga } from '../../../src/office/workflows/office/report';
import { startWorkflows } from '../support';

const facts = { minutes: 5, actions: 12, paths: ['/app/dashboard'], errors: 0, reloads: 0 };
const start = () => startWorkflows({ report: reportReducer }, [reportSaga]);

test('what the file will hold is told before it is saved, and then its name', () => {
  const { store, world } = start();
  store.dispatch(reportIntents.opened());
  expect(store.getState().report).toEqual({ status: 'describing' });
  world.answer('journal.describe', facts);
  expect(store.getState().report).toEqual({ status: 'ready', facts, hasFailed: false });
  store.dispatch(reportIntents.saveRequested({ note: 'It went away' }));
  expect(world.inputOf('journal.save')).toEqual({ note: 'It went away' });
  world.answer('journal.save', { name: 'a.jsonl', size: 10 });
  expect(store.getState().report).toEqual({ status: 'saved', file: { name: 'a.jsonl', size: 10 } });
});

test('a file that could not be saved can be saved again', () => {
  const { store, world } = start();
  store.dispatch(reportIntents.opened());
  world.answer('journal.describe', facts);
  store.dispatch(reportIntents.saveRequested({ note: '' }));
  world.answer('journal.save', null);
  expect(store.getState().report).toEqual({ status: 'ready', facts, hasFailed: true });
  store.dispatch(reportIntents.saveRequested({ note: '' }));
  world.answer('journal.save', { name: 'a.jsonl', size: 10 });
  expect(store.getState().report.status).toBe('saved');
});

test('a report that is closed while it is looked at stays closed', () => {
  const { store, world } = start();
  store.dispatch(reportIntents.opened());
  store.dispatch(reportIntents.closed());
  expect(world.pending()).toEqual([]);
  expect(store.getState().report).toEqual({ status: 'closed' });
});

import { everyScript } from '../../src/contract/scripts';
import { createOffice } from '../../src/office/app/office';
import {
  createAskers,
  createTextRecorder,
  parseRecording,
  recorderMiddleware,
  recordWorld,
} from '../../src/office/journal';

/** The office, recorded, over a world that never answers. */
function commandsAtStart() {
  const recorder = createTextRecorder({ build: 'test', scripts: () => everyScript });
  const silent = { ask: () => () => undefined, listen: () => () => undefined };
  createOffice({
    world: recordWorld(silent, recorder),
    preloadedState: { program: { status: 'whole' } },
    middleware: [recorderMiddleware(recorder)],
    onError: recorder.crashed,
    beforeSagas: recorder.begin,
  });
  return parseRecording(recorder.text()).entries.flatMap((entry) => (entry.kind === 'asked' ? [entry] : []));
}

test('each command says which workflow asked it', () => {
  expect(commandsAtStart().find(({ port }) => port === 'connectivity')).toMatchObject({ by: 'connectivity' });
});

test('a command belongs to the workflow that it names; what comes back for it, too', () => {
  const entries = [
    { kind: 'intent', action: { type: 'talentPage/opened' } },
    { kind: 'asked', k: 1, port: 'http', op: 'call', input: {}, by: 'films' },
    { kind: 'answered', k: 1, value: null },
  ] as const;
  expect(entries.map((_entry, index) => createAskers(entries)(index))).toEqual([
    'talentPage',
    'films',
    'films',
  ]);
});

test('a command of an older log belongs to the workflow whose action came last', () => {
  const entries = [
    { kind: 'intent', action: { type: 'talentPage/opened' } },
    { kind: 'asked', k: 1, port: 'http', op: 'call', input: {} },
  ] as const;
  expect(createAskers(entries)(1)).toBe('talentPage');
});

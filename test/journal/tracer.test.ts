import { createOffice } from '../../src/office/app/office';
import { createTracer, inFlight, parseRecording, replay, spansOf, stateDiff } from '../../src/office/journal';
import { fullText } from '../tools/journals';
import { workflowStatuses } from '../../src/office/journal';

const text = fullText('send-mail-succeeds.jsonl');
const recording = parseRecording(text);

function traced(from = recording) {
  const tracer = createTracer(from, createOffice);
  tracer.advance(Infinity);
  return tracer;
}

const at = (type: string) =>
  recording.entries.findIndex((entry) => 'action' in entry && entry.action.type === type);

test('every entry has the state right after it, and going back needs no new play', () => {
  const tracer = traced();
  expect(tracer.played).toBe(recording.entries.length);
  const statusAt = (index: number) =>
    (tracer.stateAt(index) as { sendReel: { status: string } }).sendReel.status;
  const submitted = at('sendReel/submitted');
  expect(statusAt(submitted)).toBe('sending');
  expect(statusAt(submitted - 1)).toBe('form');
  expect(statusAt(at('sendReel/sent'))).toBe('success');
  expect(statusAt(at('sendReel/sent') - 1)).toBe('sending');
  expect(statusAt(at('sendReel/opened') - 1)).toBe('closed');
  expect(tracer.stateAt(-1)).toMatchObject({ navigation: { path: '/app/dashboard' } });
});

test('at each place the state is the one in which a replay until there stands', () => {
  const tracer = traced();
  for (let until = 0; until < recording.entries.length; until += 7) {
    const { player } = replay(recording, createOffice, until);
    expect(stateDiff(player.state(), tracer.stateAt(player.position - 1))).toEqual([]);
  }
});

test('what an entry changed is told by its place, before and after', () => {
  const tracer = traced();
  const sent = at('sendReel/sent');
  expect(stateDiff(tracer.stateAt(sent - 1), tracer.stateAt(sent))).toContainEqual({
    ...{ path: 'sendReel.status', before: 'sending', after: 'success' },
  });
  expect(stateDiff(tracer.stateAt(sent), tracer.stateAt(sent))).toEqual([]);
});

test('commands are in flight from where they are asked to where they end, and no two share a column', () => {
  const spans = spansOf(recording.entries);
  const sent = at('sendReel/sent');
  const names = (index: number) => inFlight(spans, index).map(({ name }) => name);
  expect(names(sent - 2)).toContain('http.call reel.mail');
  expect(names(sent)).not.toContain('http.call reel.mail');
  recording.entries.forEach((_entry, index) => {
    const lanes = inFlight(spans, index).map(({ lane }) => lane);
    expect(new Set(lanes).size).toBe(lanes.length);
  });
});

test('each workflow is told with its status, several machines in one by their number', () => {
  const rows = workflowStatuses({
    sendReel: { status: 'form' },
    uploads: { a: { status: 'sending' }, b: { status: 'sending' }, c: { status: 'done' } },
    films: { byId: {} },
  });
  expect(rows).toEqual([
    { workflow: 'sendReel', statuses: [{ status: 'form', count: 1 }] },
    {
      workflow: 'uploads',
      statuses: [
        { status: 'sending', count: 2 },
        { status: 'done', count: 1 },
      ],
    },
  ]);
});

test('a play ends at the first divergence; what stands before it can be looked at', () => {
  const tracer = traced(parseRecording(text.replace('"type":"sendReel/sent"', '"type":"sendReel/other"')));
  expect(tracer.divergence).toMatchObject({ index: at('sendReel/sent'), workflow: 'sendReel' });
  expect(tracer.played).toBe(at('sendReel/sent'));
  expect(tracer.stateAt(at('sendReel/submitted'))).toMatchObject({ sendReel: { status: 'sending' } });
});

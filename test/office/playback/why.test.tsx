import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntl, IntlProvider } from 'react-intl';
import { createOffice } from '../../../src/office/app/office';
import { causesOf } from '../../../src/office/app/playback/causes';
import { isOfPerson } from '../../../src/office/app/playback/intentText';
import { placesOf } from '../../../src/office/app/playback/places';
import { trackOf } from '../../../src/office/app/playback/track';
import { toldBy } from '../../../src/office/app/playback/useTold';
import { Why } from '../../../src/office/app/playback/Why';
import { createTracer, parseRecording } from '../../../src/office/journal';
import { fullText } from '../../tools/journals';
import { en } from '../../tools/texts';

function trackIn(name: string) {
  const recording = parseRecording(fullText(name));
  const tracer = createTracer(recording, createOffice);
  while (tracer.advance(1000));
  return trackOf(recording, tracer, (type) => isOfPerson(type, en));
}

const track = trackIn('send-mail-succeeds.jsonl');
const told = toldBy(createIntl({ locale: 'en', messages: en }), track);
const sent = track.entries.findIndex(
  (entry) => entry.kind === 'derived' && entry.action.type === 'sendReel/sent',
);

test('a status is told back to what the person did, by way of each command and its answer', () => {
  const { entries, leftOut } = causesOf(track, ['sendReel', 'status'], sent);
  expect(entries.map(told.name)).toEqual([
    'sendReel/submitted',
    '→ http.call reel.mail',
    '← http.call reel.mail',
    'sendReel/sent',
  ]);
  expect(leftOut).toBe(0);
});

test('what was so from the start has no cause', () => {
  expect(causesOf(track, ['session', 'status'], sent).entries).toEqual([]);
});

test('of what came of the same again and again the first cause and the last are told', () => {
  const polling = trackIn('clients-list-kept-fresh.jsonl');
  const last = polling.played - 1;
  const changed = polling.entries.findLastIndex(
    (_entry, index) =>
      JSON.stringify((polling.stateAt(index) as { clientList: unknown }).clientList) !==
      JSON.stringify((polling.stateAt(index - 1) as { clientList: unknown }).clientList),
  );
  const { entries } = causesOf(polling, ['clientList'], last);
  expect(entries.length).toBeLessThanOrEqual(30);
  expect(entries.at(-1)).toBe(changed);
});

test('a value is found as it is written on the screen, and by its name', () => {
  const state = { a: { title: 'Night Train', online: true }, b: ['night'] };
  expect(placesOf(state, ' NIGHT ').map(({ place }) => place.join('.'))).toEqual(['b.0', 'a.title']);
  expect(placesOf(state, 'online')).toEqual([{ place: ['a', 'online'], value: true }]);
  expect(placesOf(state, ' ')).toEqual([]);
});

test('a text that is put together of several values leads to each of them, the longest first', () => {
  const state = { talent: { firstName: 'Éloïse', lastName: 'Garnier', reels: 12, id: 'T1' } };
  expect(placesOf(state, 'Éloïse Garnier (12)').map(({ value }) => value)).toEqual(['Garnier', 'Éloïse']);
});

test('whoever asks why a value is so goes from cause to cause, and the answer stays', async () => {
  const went: number[] = [];
  const shown = (position: number) => (
    <IntlProvider locale="en" messages={en}>
      <Why track={track} position={position} onGo={(to) => went.push(to)} />
    </IntlProvider>
  );
  const { rerender } = render(shown(sent));
  await userEvent.type(screen.getByRole('searchbox'), 'sendReel.status');
  await userEvent.click(screen.getByRole('button', { name: /^sendReel\.status “success”/ }));
  await userEvent.click(screen.getByRole('button', { name: /Pressed Send/ }));
  expect(track.entries[went[0] ?? -1]).toMatchObject({ action: { type: 'sendReel/submitted' } });
  rerender(shown(went[0] ?? -1));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

import { everyScript } from '../../src/contract/scripts';
import { longTexts } from '../../src/office/entities/longTexts';
import { createMasker, parseRecording, replay } from '../../src/office/journal';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { autoSaveReducer } from '../../src/office/workflows/records/autoSave';
import { longTextIntents, longTextReducer, longTextSaga } from '../../src/office/workflows/records/longText';
import { recordedOffice, session } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

/** A plain word is masked in what people write, and nowhere else. */
const WORD = 'Sunshine';
const writtenOfIt = `Grew up in ${WORD}, Florida`;

test('a biography with a word in it that is the password replays as long as its save is on its way', () => {
  const longTextOffice = tinyOffice(
    { autoSave: autoSaveReducer, longText: longTextReducer, longTexts: longTexts.reducer } as never,
    [longTexts.saga, longTextSaga] as never,
  );
  const office = recordedOffice(longTextOffice, {
    atOnce: { 'windows.resolution': { screen: '1x1', window: '1x1' }, 'ids.new': 'made0000000000000001' },
  });
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password: WORD }));
  office.tell('http.call', { ok: true, reply: { outcome: 'accepted', session } });
  office.dispatch(longTextIntents.opened({ kind: 'biography', talentId: 'talent-1' }));
  office.tell('http.call', { ok: true, reply: { markdown: '', version: 1 } });
  office.dispatch(longTextIntents.edited(writtenOfIt));
  office.dispatch(longTextIntents.saveRequested());
  expect(office.open.at(-1)?.command).toMatchObject({ input: { script: 'biography.save' } });
  const text = office.recorder.text();
  expect(text).not.toContain(WORD);
  expect(replay(parseRecording(text), longTextOffice).divergence).toBeUndefined();
  office.recorder.beginHere();
  expect(office.recorder.text()).not.toContain(WORD);
});

test.each([
  { change: { kind: 'rename', title: 'Showreel', former: writtenOfIt } },
  { fields: [{ field: 'title', before: writtenOfIt, after: 'Showreel' }] },
  { fields: [{ field: 'title', before: 'Showreel', after: writtenOfIt }] },
  { values: { tags: ['coast', writtenOfIt] } },
  { message: 'It failed', stack: `Error: ${writtenOfIt}\n    at save` },
])('a password that is a plain word stands open nowhere where people write: %j', (payload) => {
  const masker = createMasker(() => everyScript);
  masker.learn({ password: WORD });
  expect(JSON.stringify(masker.mask(payload))).not.toContain(WORD);
});

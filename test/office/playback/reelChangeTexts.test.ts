import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { intentText } from '../../../src/office/app/playback/intentText';
import type { ReelChange } from '../../../src/office/workflows/reels/reelChanges';

const folder = join(__dirname, '../../../locales');

/** All that a person can ask of reels. */
const kinds: Readonly<Record<ReelChange['kind'], true>> = {
  addFilm: true,
  removeFilm: true,
  moveFilms: true,
  orderFilms: true,
  order: true,
  switch: true,
  rename: true,
  updateLink: true,
  updatePoster: true,
  describe: true,
};

test.each(readdirSync(folder))('in %s each change of reels has words of its own', (language) => {
  const messages = JSON.parse(readFileSync(join(folder, language, 'replay.json'), 'utf8')) as Record<
    string,
    string
  >;
  const intl = createIntl({ locale: language, messages });
  const told = (kind: string) =>
    intentText(intl, { type: 'reelChanges/requested', payload: { kind, online: true } }, {});
  const sentences = [...Object.keys(kinds), 'another'].map(told);
  expect(new Set(sentences).size).toBe(sentences.length);
});

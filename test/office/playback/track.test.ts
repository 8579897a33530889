import { createIntl } from 'react-intl';
import { createOffice } from '../../../src/office/app/office';
import { isOfPerson } from '../../../src/office/app/playback/intentText';
import { foldsOf } from '../../../src/office/app/playback/folds';
import { firstPart, movesOf } from '../../../src/office/app/playback/moves';
import { rowsOf } from '../../../src/office/app/playback/rows';
import { trackOf } from '../../../src/office/app/playback/track';
import { toldBy } from '../../../src/office/app/playback/useTold';
import { createTracer, type Entry, parseRecording, type Recording } from '../../../src/office/journal';
import { fullText } from '../../tools/journals';
import { en } from '../../tools/texts';

const intl = createIntl({ locale: 'en', messages: en });

function played(recording: Recording) {
  const tracer = createTracer(recording, createOffice);
  while (tracer.advance(1000));
  return trackOf(recording, tracer, (type) => isOfPerson(type, en));
}

const trackIn = (name: string) => played(parseRecording(fullText(name)));

const recorded = parseRecording(fullText('send-mail-succeeds.jsonl'));
const wrong = (entry: Entry): Entry =>
  entry.kind === 'derived' && entry.action.type === 'sendReel/sent'
    ? { ...entry, action: { type: 'sendReel/unsent' } }
    : entry;
const good = played(recorded);
const diverging = played({ ...recorded, entries: recorded.entries.map(wrong) });
/** After a reload: what the page tells by itself. */
const idle = { ...good, deeds: [] };

const all = ({ entries }: { readonly entries: readonly unknown[] }) => entries.map((_entry, index) => index);

describe('the part at which a look begins', () => {
  test('is the last in which the person did something', () => {
    expect(firstPart([good, good, idle])).toBe(1);
    expect(firstPart([idle, idle])).toBe(1);
  });

  test('is the first that does not replay, where one does not', () => {
    expect(firstPart([good, diverging, good])).toBe(1);
  });
});

test('deeds are what a person did, neither what a screen tells by itself nor the address at the beginning', () => {
  const told = toldBy(intl, good);
  const texts = good.deeds.map(told.text);
  expect(texts.at(-1)).toMatch(/^Pressed Send: the reel “.+” to .+@.+/);
  expect(good.deeds.map(told.name)).not.toContain('autoSave/opened');
  const moves = movesOf(good);
  expect(moves.previousDeed(moves.last)).toBe(good.deeds.at(-1));
});

describe('what repeats itself', () => {
  const polling = trackIn('clients-list-kept-fresh.jsonl');
  const told = toldBy(intl, polling);
  const folds = foldsOf(polling, told);

  test('a list that refreshes itself is folded, what the person did is not', () => {
    expect(folds.some(({ what }) => what.startsWith('http.call '))).toBe(true);
    for (const { from, to } of folds)
      expect(polling.deeds.filter((deed) => deed >= from && deed <= to)).toEqual([]);
  });

  test('a fold is one line in the place of its entries, and all of them once it is opened', () => {
    const [fold] = folds;
    const closed = rowsOf(all(polling), folds, new Set());
    const row = closed.find(({ isFolded }) => isFolded);
    expect(row).toMatchObject({ index: fold?.from, to: fold?.to });
    const opened = rowsOf(all(polling), folds, new Set(folds.map(({ from }) => from)));
    expect(opened.map(({ index }) => index)).toEqual(all(polling));
  });

  test('a text that is typed letter by letter is one line', () => {
    const typing = trackIn('biography-saved.jsonl');
    const [typed] = foldsOf(typing, toldBy(intl, typing)).filter(({ what }) => what === 'Wrote in the text');
    expect(typed?.times).toBeGreaterThan(1);
  });

  test('the entry at which it diverges is in no fold', () => {
    const at = polling.entries.findIndex((_entry, index) => folds[0] && index > folds[0].from);
    const divergence = { index: at } as NonNullable<typeof polling.divergence>;
    expect(foldsOf({ ...polling, divergence }, told).some(({ from, to }) => from <= at && at <= to)).toBe(
      false,
    );
  });
});

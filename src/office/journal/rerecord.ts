import { toldAtOnce } from './atOnce';
import { beginsTurn, isInput, type Recording } from './entry';
import { parseRecording } from './parse';
import { placeFrom } from './placeFrom';
import type { OfficeFactory } from './officeFactory';
import { rehearse } from './rehearsal';

interface Rerecorded {
  readonly text: string;
  readonly recording: Recording;
  /** What the recording tells that nobody asked for any more, as positions of its entries. */
  readonly unheard: readonly number[];
  /** Commands that this build asks and the recording has no answer to, by name. */
  readonly unanswered: readonly string[];
}

/**
 * Plays a recording with this build, whatever comes of it: intents, answers and what was heard come in their old order,
 * each to the command that it was for. What this build makes of them is a new recording; notes and times are kept.
 * Throws OpeningError for one that began while a workflow was in the middle of something.
 */
export function rerecord(recording: Recording, createOffice: OfficeFactory, build: string): Rerecorded {
  const { header, entries } = recording;
  let time = header.begun;
  let position = 0;
  const rehearsal = rehearse({
    recording,
    createOffice,
    build,
    turn: () => [position, placeFrom(entries, position + 1, beginsTurn)],
    ...(header.begun !== undefined && { now: () => time ?? 0 }),
  });
  const unheard: number[] = [];
  entries.forEach((entry, index) => {
    if (!isInput(entry)) return;
    if (beginsTurn(entry)) position = index;
    if ('at' in entry) time = entry.at;
    // It was told as its command was asked.
    if (toldAtOnce(entries, index)) return;
    if (!rehearsal.give(entry)) unheard.push(index);
  });
  const text = withHeader(rehearsal.recorder.text(), header.report);
  return {
    text,
    recording: parseRecording(text),
    unheard,
    unanswered: rehearsal
      .open()
      .filter(({ recorded }) => recorded === undefined)
      .map(({ name }) => name),
  };
}

function withHeader(text: string, report: Recording['header']['report']): string {
  if (!report) return text;
  const [first = '', ...rest] = text.split('\n');
  return [JSON.stringify({ ...(JSON.parse(first) as object), report }), ...rest].join('\n');
}

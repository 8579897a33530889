import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, type Recording } from '../../src/office/journal';
import { playedBases } from '../../src/office/journal/playedBases';
import { rerecord } from '../../src/office/journal/rerecord';

export const journalFolder = join(__dirname, '../journals');

/** The files of test/journals. */
export const journalNames = readdirSync(journalFolder).filter((name) => name.endsWith('.jsonl'));

/** A number under `count` that stays with a name: who is one of so many is so whatever else is recorded. */
export const placeOf = (name: string, count: number): number =>
  createHash('sha1').update(name).digest().readUInt32BE() % count;

/** The bases that they start from. */
export const baseNames = readdirSync(join(journalFolder, 'bases')).map((name) => name.replace('.jsonl', ''));

export const baseText = (name: string) => readFileSync(join(journalFolder, 'bases', `${name}.jsonl`), 'utf8');

/** The bases of test/journals, played by this build. */
export const bases = playedBases(baseText, createOffice);

/** The recordings of a file of test/journals: one, or one for each load of the page. */
export const readJournal = (name: string): readonly Recording[] =>
  parseJournal(readFileSync(join(journalFolder, name), 'utf8'), bases);

/** The same session as the recorder of this build writes it down, in full: what a person would save. */
export const fullText = (name: string): string =>
  readJournal(name)
    .map((recording) => rerecord(recording, createOffice, recording.header.build).text)
    .join('');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../../src/office/app/office';
import type { Recording } from '../../../src/office/journal';
import { workflowOf } from '../../../src/office/journal/askers';
import type { Chance } from '../../../src/office/journal/chance';
import { type Loans, loansOf } from '../../../src/office/journal/loans';
import { type Offer, offersOf } from '../../../src/office/journal/offers';
import { journalFolder, journalNames, readJournal } from '../journals';

/** A recording that other courses are tried from. */
interface Start {
  readonly recording: Recording;
  /** The base from which it begins. */
  readonly base: string;
  readonly offers: readonly Offer[];
}

const baseOf = (name: string) => {
  const [header = ''] = readFileSync(join(journalFolder, name), 'utf8').split('\n', 1);
  return (JSON.parse(header) as { readonly base?: string }).base;
};

/** The recordings from a base, and what all have to lend. */
export function readCourses() {
  const all = journalNames.map((name) => ({ base: baseOf(name), recordings: readJournal(name) }));
  const starts = all.flatMap(({ base, recordings }): Start[] =>
    base === undefined
      ? []
      : recordings.map((recording) => ({ recording, base, offers: offersOf(recording, createOffice) })),
  );
  const recordings = all.flatMap((file) => file.recordings);
  return { recordings, starts, loans: loansOf(recordings, createOffice) };
}

/** One in so many addresses of other recordings is gone to. */
const WALKS = 0.1;

/** Of what can be borrowed, what persons did with a workflow and with those that the start is about, and some walks. */
export function near(loans: Loans, { recording }: Start, workflow: string, chance: Chance): Loans {
  const about = new Set([workflow, ...(recording.header.about ?? [])]);
  const isNear = ({ action }: Offer) => {
    const name = workflowOf(action.type) ?? '';
    return about.has(name) || (name === 'navigation' && chance.happens(WALKS));
  };
  return { ...loans, offers: loans.offers.filter(isNear) };
}

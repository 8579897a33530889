import { createChance } from './chance';
import type { Recording } from './entry';
import { offersOf } from './offers';
import type { OfficeFactory } from './officeFactory';
import { type Run, runSchedule } from './schedule';

/** Something that has to be so in every session, whatever course the world takes. */
export interface Invariant {
  readonly name: string;
  /** Sentences that say where it is not so; none when all is well. */
  broken(run: Run): readonly string[];
}

/** A session in which an invariant breaks. */
export interface Found {
  readonly seed: number;
  readonly invariant: string;
  readonly problem: string;
  /** The session as a recording: it replays, and breaks the same invariant again. */
  readonly text: string;
}

interface Exploration {
  readonly schedules: number;
  readonly found: readonly Found[];
}

interface ExploreOptions {
  readonly createOffice: OfficeFactory;
  readonly build: string;
  readonly invariants: readonly Invariant[];
  /** The first schedule's seed; those after it count on. */
  readonly seed: number;
  readonly schedules: number;
}

/** What is broken in a session, as the invariant and a sentence. */
export const brokenIn = (invariants: readonly Invariant[], run: Run) =>
  invariants.flatMap(({ name, broken }) => broken(run).map((problem) => ({ invariant: name, problem })));

/** Plays so many other courses of a recorded session. Of each problem the first schedule that shows it is told. */
export function explore(
  recording: Recording,
  { createOffice, build, invariants, seed, schedules }: ExploreOptions,
): Exploration {
  const offers = offersOf(recording, createOffice);
  const found = new Map<string, Found>();
  for (let count = 0; count < schedules; count += 1) {
    const chance = createChance(seed + count);
    const run = runSchedule({ recording, offers, createOffice, build, chance });
    for (const { invariant, problem } of brokenIn(invariants, run))
      if (!found.has(problem))
        found.set(problem, { seed: seed + count, invariant, problem, text: run.text() });
  }
  return { schedules, found: [...found.values()] };
}

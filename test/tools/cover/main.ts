import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../../../package.json';
import { createOffice } from '../../../src/office/app/office';
import { parseRecording, type Recording, replay } from '../../../src/office/journal';
import { createChance } from '../../../src/office/journal/chance';
import { distilledText } from '../../../src/office/journal/distilledText';
import { rerecord } from '../../../src/office/journal/rerecord';
import { runSchedule } from '../../../src/office/journal/schedule';
import { withStates } from '../../../src/office/journal/withStates';
import { faultIn } from '../../journal/support/judge';
import { journalFolder } from '../journals';
import { near, readCourses } from './courses';
import { shortest } from './shortest';
import { watchTransitions, workflowIn } from './transitions';

/** So many turns are waited for a first new transition, and for one more after the last. */
const PATIENCE = 500;
const MORE = 150;

/**
 * `npm run cover -- [--minutes N] [--seed N] [--only WORKFLOW,WORKFLOW]`: looks for courses through transitions that no
 * recording of test/journals goes through, and keeps them there, shrunk. What persons did in other recordings is done
 * where the scene fits, and the world answers as it did elsewhere. What it does not find is listed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const transitions = await watchTransitions();
  const { recordings, starts, loans } = readCourses();
  const taken = transitions.during(() => recordings.forEach((one) => void replay(one, createOffice)));
  const wanted = new Set(
    transitions.all.filter((one) => !taken.has(one) && (only?.includes(workflowIn(one)) ?? true)),
  );
  const share = (
    100 *
    (1 - transitions.all.filter((one) => !taken.has(one)).length / transitions.all.length)
  ).toFixed(1);
  console.log(
    `${share} % of ${transitions.all.length} transitions that can happen are recorded; looked for are ${wanted.size}`,
  );
  const misses = new Map<string, number>();
  const end = Date.now() + Number(values.minutes) * 60_000;

  for (let seed = Number(values.seed); Date.now() < end && wanted.size > 0; seed += 1) {
    const chance = createChance(seed);
    const names = [...new Set([...wanted].map(workflowIn))];
    const { name } = chance.weighed(
      names.map((name) => ({ name, weight: 1 / (1 + (misses.get(name) ?? 0)) })),
    );
    if (!tryOne(name, chance, seed)) misses.set(name, (misses.get(name) ?? 0) + 1);
  }
  [...wanted].toSorted().forEach((one) => console.log(`not found: ${one}`));

  function tryOne(workflow: string, chance: ReturnType<typeof createChance>, seed: number): boolean {
    const own = starts.filter(({ recording }) => recording.header.about?.includes(workflow));
    if (own.length === 0) return false;
    const start = chance.of(own);
    const found = new Set<string>();
    let [turns, last] = [0, 0];
    const isOver = () => (turns += 1) > (found.size > 0 ? last + MORE : PATIENCE);
    const onTaken = (one: string) => {
      if (workflowIn(one) !== workflow || !wanted.has(one) || found.has(one)) return;
      found.add(one);
      last = turns;
    };
    const { recording, offers, base } = start;
    const options = { recording, offers, createOffice, build: version, chance, isOver };
    let text = '';
    transitions.during(() => {
      text = runSchedule({ ...options, loans: near(loans, start, workflow, chance) }).text();
    }, onTaken);
    if (found.size === 0) return false;
    const problem = keep(parseRecording(text), { workflow, base, found });
    console.log(`seed ${seed}: ${[...found].join('; ')}${problem ? `: ${problem}` : ''}`);
    return problem === undefined;
  }

  function keep(full: Recording, { workflow, base, found }: Found): string | undefined {
    const rerecorded = (recording: Recording) => rerecord(recording, createOffice, version).recording;
    const holds = (recording: Recording) => {
      try {
        const seen = transitions.during(() => void rerecorded(recording));
        return [...found].every((one) => seen.has(one));
      } catch {
        return false;
      }
    };
    if (!holds(full)) return 'only in that order';
    const lean = rerecorded(shortest(full, holds));
    const text = distilledText(withStates(lean, [workflow], createOffice), { about: [workflow], base });
    const name = `${nameOf(found)}.jsonl`;
    const fault = faultIn(name, text);
    if (fault !== undefined) return fault;
    writeFileSync(join(journalFolder, name), text);
    found.forEach((one) => wanted.delete(one));
    return undefined;
  }
}

interface Found {
  readonly workflow: string;
  readonly base: string;
  readonly found: ReadonlySet<string>;
}

/** `autoSave refused pending failed` is `auto-save-refused-pending-failed`. */
const nameOf = (found: ReadonlySet<string>) =>
  ([...found].toSorted()[0] ?? '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});

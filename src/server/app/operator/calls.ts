import { Histogram, type Registry } from 'prom-client';
import type { Called } from '../../../contract/entities/operation';

/** Seconds: from what nobody notices to what nobody waits for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];

/** Outcomes that are the server's own fault; any other refusal is an answer. */
const FAILURES = /^(failed|timeout|unreadable|5\d\d)$/;

type Calls = Histogram<'script' | 'outcome'>;

/** The library adds the bucket's limit to the labels. */
type Labels = Readonly<Partial<Record<'script' | 'outcome' | 'le', string | number>>>;

/** The calls of a process by script and outcome, with how long they took. */
export const measuredCalls = (registry: Registry): Calls =>
  new Histogram({
    name: 'greenroom_call_seconds',
    help: 'Calls by script and outcome',
    labelNames: ['script', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });

/** What they say of each script, the most called first. */
export async function summaryOf(calls: Calls): Promise<readonly Called[]> {
  const { values } = await calls.get();
  const scripts = [...new Set(values.flatMap(({ labels }) => labels.script ?? []))];
  const summaries = scripts.map((name) => {
    const script = String(name);
    const own = values.filter(({ labels }) => labels.script === name);
    const sum = (ending: string, fits: (labels: Labels) => boolean) =>
      own
        .filter(({ metricName, labels }) => metricName?.endsWith(ending) === true && fits(labels))
        .reduce((total, { value }) => total + value, 0);
    const within = (seconds: number) => sum('_bucket', ({ le }) => le === seconds);
    const counted = (fits: (outcome: string) => boolean) =>
      sum('_count', ({ outcome }) => fits(String(outcome)));
    const [all, done, failed] = [
      counted(() => true),
      counted((outcome) => outcome === 'done'),
      counted((outcome) => FAILURES.test(outcome)),
    ];
    return {
      script,
      done,
      refused: all - done - failed,
      failed,
      within100: within(0.1),
      within300: within(0.3) - within(0.1),
      within1000: within(1) - within(0.3),
      longer: all - within(1),
      p95: Math.round(1000 * quantile(within, all, 0.95)),
    };
  });
  return summaries.toSorted((one, other) => sumOf(other) - sumOf(one));
}

const sumOf = ({ done, refused, failed }: Called) => done + refused + failed;

/** The seconds within which so many of all calls were answered, on a straight line within its bucket. */
function quantile(within: (seconds: number) => number, all: number, share: number): number {
  const wanted = share * all;
  let [from, before] = [0, 0];
  for (const to of BUCKETS) {
    const count = within(to);
    if (count >= wanted)
      return count === before ? to : from + ((to - from) * (wanted - before)) / (count - before);
    [from, before] = [to, count];
  }
  return from;
}

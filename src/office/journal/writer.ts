import type { Log } from './log';
import { maskEntry } from './maskedEntry';
import { createReplies } from './replies';
import type { Masker } from './secrets';
import type { RecordedHashes } from './recordedHashes';
import { createRuns, isWithin, LONGEST_RUN, type Runs } from './runs';
import { tabled } from './tables';

/** Writes the entries of a log as they come, piece by piece: who asks for the whole text waits for the last piece alone. */
export interface Writer {
  /** Writes, or looks again at, one entry, or goes through one state. False when that is done with all, and nothing secret stands in it. */
  step(): boolean;
  /** All entries; no run goes on over a moment of the log. */
  runs(): Runs['all'];
}

/** Writes what `log` has; what it drops is dropped here too. A secret that is learnt later is looked for in what is written. */
export function createWriter(log: Log, masker: Masker, hashesOf: RecordedHashes): Writer {
  const replies = createReplies(masker);
  const lines: string[] = [];
  const runs = createRuns(log, lines);
  let first = 0;
  let clean = 0;
  /** Where the last state stands that was gone through. */
  let hashed = -1;
  let secrets = masker.known();

  function write(index: number): void {
    const entry = log.entries[index];
    if (!entry) return;
    masker.learn(entry);
    const masked = maskEntry(replies.referring(entry, first + index, first), masker);
    // With its time at once: what is put together only as the text is asked for, the person waits for.
    const at = isWithin(log, index) ? undefined : log.times[index] || undefined;
    lines[index] = JSON.stringify(tabled({ ...masked, within: undefined, at }));
  }

  /** What refers to a reply that is gone is written anew. */
  function follow(): void {
    const gone = log.start.position - first;
    if (gone <= 0) return;
    lines.splice(0, gone);
    clean = Math.max(0, clean - gone);
    first = log.start.position;
    runs.forget();
    replies.forget(first).forEach((position) => write(position - first));
  }

  function hashNext(): boolean {
    const next = log.moments.find(({ position }) => position > hashed);
    if (!next) return false;
    hashesOf(next.state);
    hashed = next.position;
    return true;
  }

  function step(): boolean {
    follow();
    if (secrets !== masker.known()) {
      secrets = masker.known();
      clean = 0;
      hashed = -1;
      runs.forget();
    }
    if (clean - runs.length >= LONGEST_RUN) {
      runs.encodeNext(clean);
      return true;
    }
    if (clean === log.entries.length) return hashNext();
    if (clean === lines.length || masker.mayStandIn(lines[clean] ?? '')) write(clean);
    clean += 1;
    return true;
  }

  return {
    step,
    runs() {
      // All secrets first: each that is learnt on the way has the lines before it looked through again.
      log.entries.forEach(masker.learn);
      while (step());
      while (runs.length < clean) runs.encodeNext(clean);
      return runs.all;
    },
  };
}

import type { Track } from './track';
import { type Turn, turnsOf } from './turns';
import type { Told } from './useTold';

/** Neighbouring entries that say the same again and again: what a person need not read each time. */
export interface Fold {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  /** What repeats: the commands of a list that refreshes itself, or what the person did, as a text typed letter by letter. */
  readonly what: string;
}

/** So far back a round is looked for that this one repeats. */
const ROUND = 12;
/** So often one command is heard in a row before it counts as repeated: an upload's progress, not a few news. */
const ON_AND_ON = 4;
const AGAIN = 'again';

/** What repeats itself in a track. The entry at which it diverges is in no fold. */
export function foldsOf(track: Track, told: Told): readonly Fold[] {
  const { entries, deeds, divergence } = track;
  const turns = turnsOf(entries);
  const isDeed = new Set(deeds);
  const read = ({ from, to }: Turn) =>
    entries
      .slice(from, to + 1)
      .flatMap((entry, offset) => (entry.kind === 'state' ? [] : [told.name(from + offset)]))
      .join('\n');
  const said = turns.map((turn) => (isDeed.has(turn.from) ? told.text(turn.from) : read(turn)));
  const again = repeated(turns, said);
  const groupOf = (index: number) => {
    const turn = turns[index];
    if (turn && isDeed.has(turn.from)) return said[index];
    return again.has(index) ? AGAIN : undefined;
  };

  const folds: Fold[] = [];
  for (let first = 0, next = 1; first < turns.length; first = next, next += 1) {
    const group = groupOf(first);
    while (group !== undefined && next < turns.length && groupOf(next) === group) next += 1;
    if (next - first < 2) continue;
    const from = turns[first]?.from ?? 0;
    const to = turns[next - 1]?.to ?? from;
    if (divergence && divergence.index >= from && divergence.index <= to) continue;
    const times = said.slice(first, next).filter((text) => text === said[first]).length;
    folds.push({
      from,
      to,
      times,
      what: group === AGAIN ? commandsIn(track, told, from, to) : String(group),
    });
  }
  return folds;
}

/** The turns that go round: an answer led, answer by answer, to one that reads the same; and what is heard on and on. */
function repeated(turns: readonly Turn[], said: readonly string[]): ReadonlySet<number> {
  const again = new Set<number>();
  let heard = 1;
  turns.forEach(({ k }, index) => {
    if (k === undefined) return;
    const round = [index];
    for (
      let at = turns[index]?.causedBy;
      at !== undefined && round.length <= ROUND;
      at = turns[at]?.causedBy
    ) {
      round.push(at);
      if (said[at] === said[index]) return round.forEach((turn) => again.add(turn));
    }
    heard = turns[index - 1]?.k === k && said[index - 1] === said[index] ? heard + 1 : 1;
    if (heard >= ON_AND_ON) for (let at = index; at > index - heard; at -= 1) again.add(at);
  });
  return again;
}

/** The commands that are asked there, each once; pauses only where there is nothing else. */
function commandsIn({ entries }: Track, told: Told, from: number, to: number): string {
  const names = new Set<string>();
  for (let index = from; index <= to; index += 1)
    if (entries[index]?.kind !== 'state' && entries[index]?.kind !== 'derived')
      names.add(told.name(index).slice(2));
  const calls = [...names].filter((name) => !name.startsWith('clock.'));
  return (calls.length > 0 ? calls : [...names]).join(', ');
}

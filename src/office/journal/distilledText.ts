import { commandName } from './commandName';
import { createAskers } from './askers';
import { type Entry, type Header, isInput, type Recording } from './entry';
import { sameCommand } from './opening';
import { withReferences } from './references';
import { tabled } from './tables';

/** What a file about some workflows is told beside what happened. */
interface Subject {
  readonly about: readonly string[];
  /** The base at whose end the log began; without one it keeps its own start. */
  readonly base?: string | undefined;
}

/**
 * A log as a file that is about some workflows, as JSON Lines: all that came from outside, what those workflows did, and
 * of the others only the commands that were told something.
 */
export function distilledText({ header, entries }: Recording, { about, base }: Subject): string {
  const isAbout = (name: string | undefined) => name !== undefined && about.includes(name);
  const askers = createAskers(entries, header.restarted?.open);
  const told = new Set(
    entries.flatMap((entry) => (entry.kind === 'answered' || entry.kind === 'heard' ? [entry.k] : [])),
  );
  const answered = entries.flatMap((entry) => (entry.kind === 'asked' && told.has(entry.k) ? [entry] : []));
  const places = new Map<number, number>();
  const kept: Entry[] = [];
  entries.forEach((entry, index) => {
    const own = ownPart(entry);
    if (!own || !(isInput(own) || own.kind === 'state' || isAbout(askers(index)) || isCarried(own))) return;
    places.set(index, kept.length);
    kept.push(placed(own, places));
  });
  const lines = [headerOf(), ...withReferences(kept).map(tabled), { kind: 'end', entries: kept.length }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');

  /** One that was given up stands there too where a like one was told something: it must not take that one's answer. */
  function isCarried(entry: Entry): boolean {
    return entry.kind === 'asked' && (told.has(entry.k) || answered.some((like) => sameCommand(like, entry)));
  }

  /** Of a state the slices that it is about. */
  function ownPart(entry: Entry): Entry | undefined {
    if (entry.kind !== 'state') return entry;
    const slices = Object.fromEntries(Object.entries(entry.slices).filter(([name]) => isAbout(name)));
    return Object.keys(slices).length > 0 ? { ...entry, slices } : undefined;
  }

  function headerOf(): Header {
    const { format, build, contract, report, state, restarted } = header;
    const called = new Set(kept.flatMap((entry) => (entry.kind === 'asked' ? [commandName(entry)] : [])));
    const scripts = Object.entries(contract.scripts).filter(([name]) => called.has(`http.call ${name}`));
    const open = restarted?.open.filter(({ k }) => told.has(k)) ?? [];
    return {
      ...{ format, build, about, ...(base !== undefined && { base }) },
      contract: { hash: contract.hash, scripts: Object.fromEntries(scripts) },
      ...(report && { report }),
      ...(base === undefined ? { state } : {}),
      ...(base === undefined
        ? restarted && { restarted }
        : open.length > 0 && { restarted: { quiet: true, open } }),
    } as Header;
  }
}

/** Without its time; `within` counts the entries that are kept. */
function placed(entry: Entry, places: ReadonlyMap<number, number>): Entry {
  if (!isInput(entry)) return entry;
  const { at: _at, within, ...rest } = entry;
  const place = within === undefined ? undefined : places.get(within);
  return place === undefined ? rest : { ...rest, within: place };
}

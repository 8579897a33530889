import { toldAtOnce } from './atOnce';
import { commandName } from './commandName';
import type { CommandText, Recording } from './entry';
import { idsIn } from './offers';
import type { OpenCommand } from './driver';

/** What is told to a command that is listened to. */
interface Told {
  readonly value: unknown;
  /** The number of the upload without which the world would not know of it. */
  readonly upload: number | undefined;
}

/** What a recording's world has to tell, whoever asks. */
interface Supplies {
  /** The answer to an open command: its own of the recording, one to another of its name, or that no answer came. */
  answerTo(open: OpenCommand): unknown;
  /** What is left to be heard by it, in order; taking it uses it up. */
  heardBy(open: OpenCommand): Told[];
  /** True when the world knows it: the server has a file a moment before the page hears that all is sent. */
  isKnown(told: Told): boolean;
  /** An answer at once to a command that the recording does not have. */
  invent(command: CommandText): { readonly value: unknown } | undefined;
}

/** That all is sent is the last thing that an upload tells. */
const LAST_NEWS = 1;

const silence = { ok: false, refusal: { kind: 'timeout' } };

/** Commands that no world keeps waiting. */
const isAtOnce = ({ port, op }: CommandText) =>
  port === 'ids' || port === 'windows' || `${port}.${op}` === 'clock.now';

export function suppliesOf({ header, entries }: Recording): Supplies {
  const names = new Map<number, string>();
  const own = new Map<number, unknown>();
  const byName = new Map<string, unknown>();
  const heard = new Map<number, Told[]>();
  const uploads: { readonly k: number; readonly ids: readonly string[] }[] = [];
  let made = 0;
  header.restarted?.open.forEach((command) => names.set(command.k, commandName(command)));
  entries.forEach((entry, index) => {
    if (entry.kind === 'asked') names.set(entry.k, commandName(entry));
    if (entry.kind === 'asked' && `${entry.port}.${entry.op}` === 'uploads.send')
      uploads.push({ k: entry.k, ids: idsIn(entry.input) });
    if (entry.kind === 'answered') {
      own.set(entry.k, entry.value);
      byName.set(names.get(entry.k) ?? '', entry.value);
    }
    // What was heard in the very call that began to listen is told again by itself.
    if (entry.kind === 'heard' && !toldAtOnce(entries, index))
      heard.set(entry.k, [
        ...(heard.get(entry.k) ?? []),
        { value: entry.value, upload: uploadOf(entry.value) },
      ]);
  });

  function uploadOf(value: unknown): number | undefined {
    const named = idsIn(value);
    return uploads.findLast(({ ids }) => named.some((id) => ids.includes(id)))?.k;
  }

  function invented(command: CommandText): unknown {
    made += 1;
    if (command.port === 'ids') return `made${String(made).padStart(12, '0')}`;
    return byName.get(commandName(command)) ?? null;
  }

  return {
    answerTo({ recorded, name, command }) {
      if (recorded !== undefined && own.has(recorded)) return own.get(recorded);
      if (byName.has(name)) return byName.get(name);
      return command.port === 'http' ? silence : null;
    },
    heardBy: ({ recorded }) => (recorded === undefined ? [] : (heard.get(recorded) ?? [])),
    isKnown: ({ upload }) => upload === undefined || (heard.get(upload)?.length ?? 0) <= LAST_NEWS,
    invent: (command) => (isAtOnce(command) ? { value: invented(command) } : undefined),
  };
}

import { everyScript } from '../../contract/scripts';
import type { Command, World } from '../kernel/world';
import { commandName, isCall } from './commandName';
import { begun } from './beginning';
import type { CommandText, Recording } from './entry';
import type { OfficeFactory, ReplayStore } from './officeFactory';
import { nothingToMask } from './secrets';
import { createRecorder, type Recorder } from './recorder';
import { recorderMiddleware } from './recorderMiddleware';
import { recordWorld } from './recordWorld';
import { sameJson } from './sameJson';

/** A command of a rehearsal that waits for an answer, or is listened to. */
export interface OpenCommand {
  readonly name: string;
  readonly command: CommandText;
  /** It is told something once; else again and again. */
  readonly isAsked: boolean;
  /** The number of the recording's own command that this one stands for; undefined when the recording has none. */
  readonly recorded: number | undefined;
  tell(value: unknown): void;
}

/** The office over a recording's answers, given when and as the caller likes; what comes of it is recorded anew. */
interface Rehearsal {
  readonly store: ReplayStore;
  readonly recorder: Recorder;
  /** In the order in which they were asked. */
  open(): readonly OpenCommand[];
  /** Commands that the recording does not have, by name. */
  readonly unknown: readonly string[];
}

interface RehearsalOptions {
  readonly recording: Recording;
  readonly createOffice: OfficeFactory;
  readonly build: string;
  /** The time that the new recording tells, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Which turn of the recording is being played, where there is such a thing. */
  readonly turn?: () => Turn;
  /** Answers what the recording cannot; undefined leaves it open. */
  readonly invent?: (command: CommandText) => { readonly value: unknown } | undefined;
}

/**
 * Starts the office of a recording, free of its order. Commands that were answered at once there are answered at once
 * here. A recording that began in the middle of a session is taken up there; throws OpeningError where that cannot be.
 */
export function rehearse({
  recording,
  createOffice,
  build,
  now,
  invent,
  turn = () => [0, 0],
}: RehearsalOptions): Rehearsal {
  const { header } = recording;
  const match = matcher(recording);
  const recorder = createRecorder({
    build,
    scripts: () => everyScript,
    masker: nothingToMask,
    ...(now && { now }),
  });
  const unknown: string[] = [];
  let open: readonly OpenCommand[] = [];

  function begin(
    isAsked: boolean,
    { port, op, input, by }: Command,
    tell: (value: unknown) => void,
  ): () => void {
    const command: CommandText = { port, op, input };
    const found = match(command, by, turn());
    const entry: OpenCommand = {
      name: commandName(command),
      command,
      isAsked,
      recorded: found?.k,
      tell(value) {
        if (isAsked) close(entry);
        tell(value);
      },
    };
    open = [...open, entry];
    const atOnce = found ? found.atOnce : invent?.(command);
    if (!found) unknown.push(entry.name);
    if (atOnce) entry.tell(atOnce.value);
    return () => close(entry);
  }

  const close = (entry: OpenCommand) => void (open = open.filter((other) => other !== entry));

  const world: World = {
    ask: (command, tell) => begin(true, command, tell as (value: unknown) => void),
    listen: (command, tell) => begin(false, command, tell as (value: unknown) => void),
  };
  const beginning = begun(header.restarted);
  const { store } = createOffice({
    world: beginning.world(recordWorld(world, recorder)),
    preloadedState: header.state,
    middleware: [beginning.middleware, recorderMiddleware(recorder)],
    onError: recorder.crashed,
  });
  if (beginning.end()) recorder.beginHere();
  return { store, recorder, open: () => open, unknown };
}

/** A command of the recording, and where it was asked; -1 stands for before its first entry. */
interface Recorded {
  readonly k: number;
  readonly index: number;
  readonly command: CommandText;
  readonly by: string | undefined;
  /** What it was told within the very call in which it was asked. */
  readonly atOnce: { readonly value: unknown } | undefined;
}

/** From one input of the recording to before the next: positions among its entries. */
type Turn = readonly [number, number];

type Match = (command: CommandText, by: string | undefined, turn: Turn) => Recorded | undefined;

/**
 * Finds for each new command the one of the recording that it stands for; each is found once. It is one of the same
 * name that the same workflow asked: of this turn rather than of another, of the same input rather than another, early
 * rather than late. A recording about some workflows has not all that the others asked: there the input has to be the
 * same, but for calls. What another workflow asks now has to be the same as well.
 */
function matcher(recording: Recording): Match {
  const { about } = recording.header;
  const byName = new Map<string, readonly Recorded[]>();
  for (const recorded of commandsOf(recording)) {
    const name = commandName(recorded.command);
    byName.set(name, [...(byName.get(name) ?? []), recorded]);
  }
  return (command, by, [from, to]) => {
    const name = commandName(command);
    const all = byName.get(name) ?? [];
    const isSame = (recorded: Recorded) => sameJson(recorded.command.input, command.input);
    const isAnyInput = !about || (by !== undefined && about.includes(by)) || isCall(command);
    const near = all.filter(
      (recorded) => (recorded.by ?? by) === (by ?? recorded.by) && (isAnyInput || isSame(recorded)),
    );
    const here = near.filter(({ index }) => index >= from && index < to);
    const found = here.find(isSame) ?? here[0] ?? near.find(isSame) ?? near[0] ?? all.find(isSame);
    byName.set(
      name,
      all.filter((other) => other !== found),
    );
    return found;
  };
}

function commandsOf({ header: { restarted }, entries }: Recording): readonly Recorded[] {
  const asked = entries.flatMap((entry, index): readonly Recorded[] => {
    if (entry.kind !== 'asked') return [];
    const next = entries[index + 1];
    const isAtOnce =
      (next?.kind === 'answered' || next?.kind === 'heard') && next.k === entry.k && next.within === index;
    return [
      {
        k: entry.k,
        index,
        command: entry,
        by: entry.by,
        atOnce: isAtOnce ? { value: next.value } : undefined,
      },
    ];
  });
  const open = restarted?.open ?? [];
  return [
    ...open.map((command) => ({ k: command.k, index: -1, command, by: command.by, atOnce: undefined })),
    ...asked,
  ];
}

import { everyScript } from '../../contract/scripts';
import { toldAtOnce } from './atOnce';
import { commandName, isCall } from './commandName';
import { createDriver, type OpenCommand } from './driver';
import type { CommandText, Entry, Input, NumberedCommand, Recording } from './entry';
import type { OfficeFactory, ReplayStore } from './officeFactory';
import { checkOpening } from './opening';
import { nothingToMask } from './secrets';
import { createTextRecorder, type TextRecorder } from './textRecorder';
import { recorderMiddleware } from './recorderMiddleware';
import { recordWorld } from './recordWorld';
import { sameJson } from './sameJson';

/** The office over a recording's answers, given when and as the caller likes; what comes of it is recorded anew. */
interface Rehearsal {
  readonly store: ReplayStore;
  readonly recorder: TextRecorder;
  /** In the order in which they were asked. */
  open(): readonly OpenCommand[];
  /** Gives an input of the recording; false where nobody waits for it. */
  give(input: Input): boolean;
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
  const driver = createDriver(header);
  const recorder = createTextRecorder({
    build,
    scripts: () => everyScript,
    masker: nothingToMask,
    ...(now && { now }),
  });
  let match: Match | undefined;
  const store = driver.start(createOffice, {
    claim(command, by) {
      match ??= matcher(recording, driver.left());
      const found = match(command, by, turn());
      const atOnce = found ? found.atOnce : invent?.(command);
      return { k: found?.k, opened: (open) => atOnce && open.tell(atOnce.value) };
    },
    around: (world) => recordWorld(world, recorder),
    middleware: recorderMiddleware(recorder),
    onError: recorder.crashed,
  });
  if (header.restarted) {
    checkOpening(header.restarted, driver.left());
    recorder.beginHere();
  }
  return { store, recorder, open: driver.open, give: driver.give };
}

/** A command of the recording, and where it was asked; -1 stands for before its first entry. */
interface Recorded {
  readonly k: number;
  readonly index: number;
  readonly command: CommandText;
  readonly by: string | undefined;
  /** What it was told within the very call in which it was asked. */
  readonly atOnce: { readonly value?: unknown } | undefined;
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
function matcher({ header: { about }, entries }: Recording, left: readonly NumberedCommand[]): Match {
  const byName = new Map<string, readonly Recorded[]>();
  for (const recorded of commandsOf(entries, left)) {
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

function commandsOf(entries: readonly Entry[], left: readonly NumberedCommand[]): readonly Recorded[] {
  const asked = entries.flatMap((entry, index): readonly Recorded[] =>
    entry.kind === 'asked'
      ? [{ k: entry.k, index, command: entry, by: entry.by, atOnce: toldAtOnce(entries, index + 1) }]
      : [],
  );
  const open = left.map((command) => ({
    k: command.k,
    index: -1,
    command,
    by: command.by,
    atOnce: undefined,
  }));
  return [...open, ...asked];
}

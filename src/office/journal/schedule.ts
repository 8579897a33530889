import type { Chance } from './chance';
import type { OpenCommand } from './driver';
import type { Entry, Recording } from './entry';
import type { Loans } from './loans';
import { idsIn, type Offer, sceneOf } from './offers';
import type { OfficeFactory } from './officeFactory';
import { rehearse } from './rehearsal';
import { suppliesOf } from './supplies';

/** What came of a session in which the world took another course. */
export interface Run {
  readonly entries: readonly Entry[];
  /** The state before the first of them, where it is known. */
  readonly begun?: unknown;
  readonly state: unknown;
  /** Everything that was asked has been answered: what is under way now will be so for ever. */
  readonly isQuiet: boolean;
}

interface ScheduledRun extends Run {
  /** The session as a recording. */
  text(): string;
}

interface ScheduleOptions {
  readonly recording: Recording;
  readonly offers: readonly Offer[];
  readonly createOffice: OfficeFactory;
  readonly build: string;
  readonly chance: Chance;
  /** What may happen beside what the recording has. */
  readonly loans?: Loans | undefined;
  /** True once nothing more is to happen. */
  readonly isOver?: () => boolean;
}

/** So many turns at most: a workflow that asks again and again is not followed for ever. */
const MOST_TURNS = 3000;
/** Timers that go off when nothing else can happen any more. */
const MOST_LATE_TIMERS = 40;
/** Faults in one session at most; with more, nothing that a person does gets through. */
const MOST_FAULTS = 2;
const FAULT_SHARE = 0.04;
/** What changes something is worth more faults than what only reads. */
const CHANGE_FAULT_SHARE = 0.25;
/** How many commands are slow, and how likely such a one is told something beside another. */
const SLOW_SHARE = 0.25;
const SLOW_WEIGHT = 0.03;
/** How often something is borrowed where something can be. */
const LOAN_SHARE = 0.3;
/** How often an intent waits for a turn in which something else happens first. */
const HESITATION = 0.5;

const lost = { ok: false, refusal: { kind: 'timeout' } };
const unreachable = { ok: false, refusal: { kind: 'offline' } };

/** Only what changes something carries a request id. */
const faultShare = ({ command }: OpenCommand) =>
  JSON.stringify(command.input).includes('"requestId"') ? CHANGE_FAULT_SHARE : FAULT_SHARE;

const isTimer = ({ name }: OpenCommand) => name === 'clock.sleep';

/**
 * Plays what a person did in a recording, in its order, while the world answers when it likes: answers overtake each
 * other, timers go off early or late among them (in the order in which they are due), an answer is lost or comes twice,
 * what is heard comes late or twice. An intent whose screen does not come is left out.
 */
export function runSchedule({
  recording,
  offers,
  createOffice,
  build,
  chance,
  loans,
  isOver = () => false,
}: ScheduleOptions): ScheduledRun {
  const supplies = suppliesOf(recording);
  const due = new Map<OpenCommand, number>();
  const known = new Set<string>(loans && idsIn(recording.header.state));
  const weights = new Map<OpenCommand, number>();
  let time = 0;
  let faults = 0;
  let lateTimers = 0;
  let learned = 0;
  let next = 0;
  const { store, recorder, open } = rehearse({
    recording,
    createOffice,
    build,
    invent: (command) => {
      const value = `${command.port}.${command.op}` === 'clock.now' ? { value: time } : undefined;
      return value ?? supplies.invent(command);
    },
  });

  const mayFail = (share = FAULT_SHARE) => faults < MOST_FAULTS && chance.happens(share);

  /** What was answered at once counts as well: an id that the page made is on its screen. */
  function learnIds(): void {
    const { entries } = recorder.kept();
    for (const entry of entries.slice(learned))
      if (entry.kind === 'answered' || entry.kind === 'heard')
        idsIn(entry.value).forEach((id) => known.add(id));
    learned = entries.length;
  }

  function answer(command: OpenCommand): void {
    const lent = borrowed(loans?.told(command.command));
    if (lent) return command.tell(lent.value);
    if (command.command.port !== 'http' || !mayFail(faultShare(command)))
      return command.tell(supplies.answerTo(command));
    faults += 1;
    const fault = chance.of(['lost', 'unreachable', 'twice'] as const);
    if (fault === 'lost') command.tell(lost);
    else if (fault === 'unreachable') command.tell(unreachable);
    else {
      command.tell(supplies.answerTo(command));
      command.tell(supplies.answerTo(command));
    }
  }

  /** What a command is told comes late as a whole, or not: else what is told in many steps is seldom overtaken. */
  function weightOf(command: OpenCommand): number {
    const weighed = weights.get(command);
    if (weighed !== undefined) return weighed;
    const weight = chance.happens(SLOW_SHARE) ? SLOW_WEIGHT : 1;
    weights.set(command, weight);
    return weight;
  }

  /** One of them, sometimes. */
  function borrowed<T>(things: readonly T[] = []): { readonly value: T } | undefined {
    return things.length > 0 && chance.happens(LOAN_SHARE) ? { value: chance.of(things) } : undefined;
  }

  function canHear(command: OpenCommand): boolean {
    const [first] = supplies.heardBy(command);
    return first !== undefined && supplies.isKnown(first);
  }

  function hear(command: OpenCommand): void {
    const waiting = supplies.heardBy(command);
    const told = mayFail() ? waiting[0] : waiting.shift();
    if (waiting[0] === told) faults += 1;
    command.tell(told?.value);
  }

  /** The timer that is due first; what was asked for at one moment goes off in the order of its length. */
  function firstTimer(): OpenCommand | undefined {
    const timers = open().filter(isTimer);
    for (const timer of timers) {
      const { milliseconds } = timer.command.input as { readonly milliseconds: number };
      if (!due.has(timer)) due.set(timer, time + milliseconds);
    }
    return timers.toSorted((one, other) => (due.get(one) ?? 0) - (due.get(other) ?? 0))[0];
  }

  function goOff(timer: OpenCommand): void {
    time = Math.max(time, due.get(timer) ?? time);
    timer.tell(null);
  }

  const isOffered = ({ action, scene, ids }: Offer) =>
    sceneOf(store.getState(), action) === scene && ids.every((id) => known.has(id));

  function turn(): boolean {
    learnIds();
    const lent = borrowed(loans?.offers.filter(isOffered));
    if (lent) {
      store.dispatch({ ...lent.value.action });
      return true;
    }
    const offer = offers[next];
    const canAct = offer !== undefined && isOffered(offer);
    const answers = open().filter((command) => command.isAsked && !isTimer(command));
    const voices = open().filter((command) => !command.isAsked && canHear(command));
    const lenders = loans ? open().filter((command) => !command.isAsked) : [];
    const timer = firstTimer();
    const happenings = [
      ...answers.map((command) => ({ weight: weightOf(command), happen: () => answer(command) })),
      ...voices.map((command) => ({ weight: weightOf(command), happen: () => hear(command) })),
      ...(timer ? [{ weight: 1, happen: () => goOff(timer) }] : []),
      ...lenders.flatMap((command) => {
        const told =
          loans?.told(command.command).filter((value) => idsIn(value).every((id) => known.has(id))) ?? [];
        return told.length > 0 ? [{ weight: LOAN_SHARE, happen: () => command.tell(chance.of(told)) }] : [];
      }),
    ];
    const likely = Math.min(
      1,
      happenings.reduce((sum, { weight }) => sum + weight, 0),
    );
    if (offer && canAct && !chance.happens(HESITATION * likely)) {
      next += 1;
      store.dispatch({ ...offer.action });
      return true;
    }
    if (answers.length > 0 || voices.length > 0) {
      chance.weighed(happenings).happen();
      return true;
    }
    if (timer && lateTimers < MOST_LATE_TIMERS) {
      lateTimers += 1;
      goOff(timer);
      return true;
    }
    if (!offer) return false;
    next += 1;
    lateTimers = 0;
    return true;
  }

  for (let turns = 0; turns < MOST_TURNS && !isOver() && turn(); turns += 1);
  return {
    entries: recorder.kept().entries,
    begun: recording.header.state,
    state: store.getState(),
    isQuiet: open().every((command) => !command.isAsked || isTimer(command)),
    text: () => recorder.text(),
  };
}

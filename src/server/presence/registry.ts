import { PRESENCE_BELIEVED, type PresenceThing, type Present } from '../../contract/entities/presence';
import type { PresenceTold } from '../../contract/events';
import type { EventHub } from '../installation';

/** Milliseconds: so soon whoever is asked must have said that the record is still open there. */
const ANSWERED_WITHIN = 5_000;

/** So many windows of one person are known; of more, the oldest is forgotten. */
const WINDOWS = 20;

interface Known extends PresenceTold {
  /** Milliseconds since this process began. */
  readonly until: number;
}

type Told = Omit<PresenceTold, 'kind' | 'isStill'>;

/** Who has which record open, in the memory of this process; all processes hear of all windows by the hub. */
export interface Presence {
  /** From now on this process hears what is told in an agency. */
  listen(abbreviation: string): void;
  /** Notes what a window has open, for all processes and offices; returns who else of the agency has that record open. */
  tell(abbreviation: string, told: Told): readonly Present[];
  /** A stream of this person has ended, and with it perhaps a window: those that are still there say so. */
  doubt(abbreviation: string, staffId: string): void;
}

/** The registry of an installation over its hub. */
export function presenceOver(hub: EventHub): Presence {
  const agencies = new Map<string, Map<string, Known>>();

  /** The windows of an agency, by person and window. What was told before this process listened is told again. */
  function windowsOf(abbreviation: string): Map<string, Known> {
    const known = agencies.get(abbreviation);
    if (known) return known;
    const windows = new Map<string, Known>();
    agencies.set(abbreviation, windows);
    hub.subscribe(abbreviation, (event) => {
      if (event.kind === 'present') note(windows, event);
      else if (event.kind === 'presenceAsked') hurry(abbreviation, windows, event.staffId);
    });
    hub.publish(abbreviation, { kind: 'presenceAsked', staffId: '' });
    return windows;
  }

  function note(windows: Map<string, Known>, { isStill: _heard, ...told }: PresenceTold): void {
    const key = keyOf(told);
    if (told.thing === '') return void windows.delete(key);
    const own = [...windows].filter(([, { staffId }]) => staffId === told.staffId);
    if (own[0] && own.length >= WINDOWS && !windows.has(key)) windows.delete(own[0][0]);
    windows.set(key, { ...told, until: performance.now() + PRESENCE_BELIEVED });
  }

  function hurry(abbreviation: string, windows: Map<string, Known>, staffId: string): void {
    if (staffId === '') return;
    const until = performance.now() + ANSWERED_WITHIN;
    for (const known of windows.values())
      if (known.staffId === staffId) windows.set(keyOf(known), { ...known, until });
    setTimeout(() => leaveOut(abbreviation, windows), ANSWERED_WITHIN + 10).unref();
  }

  /** Windows that have said nothing for too long have gone. */
  function leaveOut(abbreviation: string, windows: Map<string, Known>): void {
    const now = performance.now();
    for (const { until, ...known } of [...windows.values()])
      if (until <= now) hub.publish(abbreviation, { ...known, thing: '', recordId: '', field: '' });
  }

  return {
    listen: (abbreviation) => void windowsOf(abbreviation),
    tell(abbreviation, told) {
      const windows = windowsOf(abbreviation);
      leaveOut(abbreviation, windows);
      const before = windows.get(keyOf(told));
      const isStill = before !== undefined && sameIn(before, told) && before.field === told.field;
      if (told.thing !== '' || before)
        hub.publish(abbreviation, { kind: 'present', ...told, ...(isStill && { isStill }) });
      if (told.thing === '') return [];
      return [...windows.values()]
        .filter((other) => other.staffId !== told.staffId && sameIn(other, told))
        .map(({ window, staffId, name, field }) => ({ window, staffId, name, field }));
    },
    doubt(abbreviation, staffId) {
      const windows = agencies.get(abbreviation)?.values() ?? [];
      if ([...windows].some((known) => known.staffId === staffId))
        hub.publish(abbreviation, { kind: 'presenceAsked', staffId });
    },
  };
}

/** A window is its person's own, whatever another one calls theirs. */
const keyOf = ({ staffId, window }: Pick<PresenceTold, 'staffId' | 'window'>) => `${staffId} ${window}`;

const sameIn = (
  one: { readonly thing: PresenceThing | ''; readonly recordId: string },
  other: { readonly thing: PresenceThing | ''; readonly recordId: string },
) => one.thing === other.thing && one.recordId === other.recordId;

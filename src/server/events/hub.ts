import { EVENTS_REMEMBERED, type ServerEvent } from '../../contract/events';
import type { EventHub } from '../installation';

interface Told {
  /** Milliseconds since this process began. */
  readonly at: number;
  readonly event: ServerEvent;
}

/** Carries events between the parts of this process. */
export function localHub(): EventHub {
  const listeners = new Map<string, Set<(event: ServerEvent) => void>>();
  /** The oldest first. */
  const told = new Map<string, Told[]>();
  const recent = (abbreviation: string): Told[] => {
    const kept = told.get(abbreviation) ?? [];
    const from = performance.now() - EVENTS_REMEMBERED;
    while (kept[0] && kept[0].at <= from) kept.shift();
    return kept;
  };
  return {
    publish(abbreviation, event) {
      const kept = recent(abbreviation);
      kept.push({ at: performance.now(), event });
      told.set(abbreviation, kept);
      for (const listener of [...(listeners.get(abbreviation) ?? [])]) listener(event);
    },
    subscribe(abbreviation, listener) {
      const own = listeners.get(abbreviation) ?? new Set();
      listeners.set(abbreviation, own.add(listener));
      return () => void own.delete(listener);
    },
    recent: (abbreviation) => recent(abbreviation).map(({ event }) => event),
  };
}

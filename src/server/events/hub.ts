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
  const told = new Map<string, readonly Told[]>();
  const recent = (abbreviation: string) =>
    (told.get(abbreviation) ?? []).filter(({ at }) => at > performance.now() - EVENTS_REMEMBERED);
  return {
    publish(abbreviation, event) {
      told.set(abbreviation, [...recent(abbreviation), { at: performance.now(), event }]);
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

import type { ServerEvent } from '../../contract/events';
import type { EventHub } from '../installation';

/** Carries events between the parts of this process. */
export function localHub(): EventHub {
  const listeners = new Map<string, Set<(event: ServerEvent) => void>>();
  return {
    publish(abbreviation, event) {
      for (const listener of [...(listeners.get(abbreviation) ?? [])]) listener(event);
    },
    subscribe(abbreviation, listener) {
      const own = listeners.get(abbreviation) ?? new Set();
      listeners.set(abbreviation, own.add(listener));
      return () => void own.delete(listener);
    },
  };
}

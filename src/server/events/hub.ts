import type { ServerEvent } from '../../contract/events';
import { newId } from '../ids';
import type { EventHub, ToldEvent } from '../installation';

/** So many events of an agency are remembered, for so long in milliseconds: until a laptop that was closed is open again. */
const KEPT = 2000;
const KEPT_FOR = 10 * 60_000;

interface Kept extends ToldEvent {
  readonly number: number;
  /** Milliseconds since this process began. */
  readonly at: number;
}

interface Memory {
  /** Its ids are of this process, and of the time since something was lost. */
  readonly name: string;
  /** The oldest first. */
  readonly kept: Kept[];
  /** The number of the last one. */
  last: number;
}

/** Who has what open is true for a moment only. */
const isKept = ({ kind }: ServerEvent) => kind !== 'present' && kind !== 'presenceAsked';

/** A hub, and how it is told that events passed it by: what came before is not known as a whole then. */
interface LocalHub extends EventHub {
  forget(): void;
}

/** Carries events between the parts of this process. */
export function localHub(): LocalHub {
  const listeners = new Map<string, Set<(event: ServerEvent, id: string) => void>>();
  const toAll = new Set<(abbreviation: string, event: ServerEvent) => void>();
  const memories = new Map<string, Memory>();
  let forgotAt = -Infinity;

  const memoryOf = (abbreviation: string): Memory => {
    const memory = memories.get(abbreviation) ?? { name: newId(8), kept: [], last: 0 };
    memories.set(abbreviation, memory);
    const from = performance.now() - KEPT_FOR;
    const old = memory.kept.findIndex(({ at }) => at > from);
    memory.kept.splice(0, Math.max(old < 0 ? memory.kept.length : old, memory.kept.length - KEPT));
    return memory;
  };
  const idOf = ({ name }: Memory, number: number) => `${name}.${number}`;

  return {
    publish(abbreviation, event) {
      const memory = memoryOf(abbreviation);
      if (isKept(event)) {
        memory.last += 1;
        const id = idOf(memory, memory.last);
        memory.kept.push({ number: memory.last, id, event, at: performance.now() });
      }
      const id = idOf(memory, memory.last);
      for (const listener of [...(listeners.get(abbreviation) ?? [])]) listener(event, id);
      for (const listener of [...toAll]) listener(abbreviation, event);
    },
    subscribe(abbreviation, listener) {
      const own = listeners.get(abbreviation) ?? new Set();
      listeners.set(abbreviation, own.add(listener));
      return () => void own.delete(listener);
    },
    subscribeToAll(listener) {
      toAll.add(listener);
      return () => void toAll.delete(listener);
    },
    told(abbreviation, since) {
      const memory = memoryOf(abbreviation);
      const { kept, last } = memory;
      const [oldest] = kept;
      const known = oldest ? oldest.number - 1 : last;
      const lastId = idOf(memory, last);
      if (typeof since === 'string') {
        const number = since.startsWith(`${memory.name}.`) ? Number(since.split('.')[1]) : NaN;
        const isWhole = number >= known && number <= last;
        return { isWhole, lastId, events: isWhole ? kept.filter((told) => told.number > number) : [] };
      }
      const from = performance.now() - since;
      const isWhole =
        from >= forgotAt && since < KEPT_FOR && (kept.length < KEPT || (oldest?.at ?? 0) <= from);
      return { isWhole, lastId, events: kept.filter(({ at }) => at > from) };
    },
    forget() {
      memories.clear();
      forgotAt = performance.now();
    },
  };
}

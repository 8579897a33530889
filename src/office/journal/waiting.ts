import type { CommandText, NumberedCommand } from './entry';

export type Tell = (value: unknown) => void;

/** The commands of a replay that wait for an answer, or are listened to, by their numbers. */
interface Waiting {
  add(k: number, command: CommandText, by: string | undefined, tell: Tell): void;
  /** One that stands in no log; returns a number that no log gives. */
  addUnknown(command: CommandText, by: string | undefined, tell: Tell): number;
  has(k: number): boolean;
  /** How to tell it something; undefined where it does not wait. */
  tellerOf(k: number): Tell | undefined;
  /** True where it waited. */
  remove(k: number): boolean;
  all(): readonly NumberedCommand[];
}

export function createWaiting(): Waiting {
  const commands = new Map<number, { readonly command: NumberedCommand; readonly tell: Tell }>();
  let unknown = 0;
  function add(k: number, command: CommandText, by: string | undefined, tell: Tell): void {
    commands.set(k, { command: { k, ...command, ...(by !== undefined && { by }) }, tell });
  }
  return {
    add,
    addUnknown(...command) {
      unknown -= 1;
      add(unknown, ...command);
      return unknown;
    },
    has: (k) => commands.has(k),
    tellerOf: (k) => commands.get(k)?.tell,
    remove: (k) => commands.delete(k),
    all: () => [...commands.values()].map(({ command }) => command),
  };
}

import type { Command, World } from '../../../src/office/kernel/world';

interface OpenCommand {
  readonly command: Command;
  readonly tell: (value: unknown) => void;
  isStopped: boolean;
}

/** A world whose answers a test gives by hand: `tell('http.call', answer)` answers the oldest that waits. */
export function scriptedWorld(atOnce: Readonly<Record<string, unknown>> = {}) {
  const open: OpenCommand[] = [];
  const begin = (command: Command, tell: (value: unknown) => void) => {
    const name = `${command.port}.${command.op}`;
    if (name in atOnce) {
      tell(atOnce[name]);
      return () => undefined;
    }
    const entry: OpenCommand = { command, tell, isStopped: false };
    open.push(entry);
    return () => {
      entry.isStopped = true;
    };
  };
  const find = (name: string) => {
    const index = open.findIndex(
      ({ command, isStopped }) => !isStopped && `${command.port}.${command.op}` === name,
    );
    const found = open[index];
    if (!found) throw new Error(`nothing waits for ${name}; open: ${open.map(({ command }) => command.op)}`);
    return { found, index };
  };
  const world: World = { ask: begin, listen: begin };
  return {
    world,
    open,
    /** Answers the oldest waiting command of that name. */
    tell(name: string, value: unknown) {
      const { found, index } = find(name);
      open.splice(index, 1);
      found.tell(value);
    },
    /** Tells a listener something, without ending its command. */
    emit(name: string, value: unknown) {
      find(name).found.tell(value);
    },
  };
}

import type { Command, World } from '../kernel/world';

export interface SteppingWorld extends World {
  /** The switch of the stepping mode: while it is on, each new command waits until it is released. Turning it off releases all. */
  setStepping(isOn: boolean): void;
  /** The commands that wait, in the order in which they were asked. `k` counts all commands, as a recorder around it does. */
  waiting(): readonly { readonly k: number; readonly command: Command }[];
  /** Hands one waiting command to the world. False when none of that number waits. */
  release(k: number): boolean;
  releaseAll(): void;
  readonly isStepping: boolean;
  /**
   * Told when a command begins or ceases to wait (its number, when it is released), and when the switch is turned;
   * returns how to end it.
   */
  subscribe(listener: (released?: number) => void): () => void;
}

interface Held {
  readonly command: Command;
  readonly start: () => void;
}

/** The same world, in which commands can be held back one by one. */
export function steppingWorld(world: World): SteppingWorld {
  const held = new Map<number, Held>();
  const listeners = new Set<(released?: number) => void>();
  let isStepping = false;
  let commands = 0;

  function hold(command: Command, begin: () => () => void): () => void {
    commands += 1;
    const k = commands;
    if (!isStepping) return begin();
    let stop: () => void = () => {
      held.delete(k);
      tell();
    };
    held.set(k, { command, start: () => (stop = begin()) });
    tell();
    return () => stop();
  }

  function tell(released?: number): void {
    for (const listener of [...listeners]) listener(released);
  }

  function release(k: number): boolean {
    const command = held.get(k);
    if (!command) return false;
    held.delete(k);
    tell(k);
    command.start();
    return true;
  }

  const releaseAll = () => [...held.keys()].forEach(release);

  return {
    ask: (command, answer) => hold(command, () => world.ask(command, answer)),
    listen: (command, hear) => hold(command, () => world.listen(command, hear)),
    setStepping(isOn) {
      isStepping = isOn;
      tell();
      if (!isOn) releaseAll();
    },
    waiting: () => [...held].map(([k, { command }]) => ({ k, command })),
    release,
    releaseAll,
    get isStepping() {
      return isStepping;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

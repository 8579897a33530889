import type { Command, World } from '../kernel/world';

export interface SteppingWorld extends World {
  /** The switch of the stepping mode: while it is on, each new command waits until it is released. Turning it off releases all. */
  setStepping(isOn: boolean): void;
  /** The commands that wait, in the order in which they were asked. */
  waiting(): readonly { readonly k: number; readonly command: Command }[];
  /** Hands one waiting command to the world. False when none of that number waits. */
  release(k: number): boolean;
  releaseAll(): void;
  readonly isStepping: boolean;
  /** Told when a command begins or ceases to wait, and when the switch is turned; returns how to end it. */
  subscribe(listener: () => void): () => void;
}

interface Held {
  readonly command: Command;
  readonly start: () => void;
}

/** The same world, in which commands can be held back one by one. */
export function steppingWorld(world: World): SteppingWorld {
  const held = new Map<number, Held>();
  const listeners = new Set<() => void>();
  let isStepping = false;
  let commands = 0;

  function hold(command: Command, begin: () => () => void): () => void {
    if (!isStepping) return begin();
    commands += 1;
    const k = commands;
    let stop: () => void = () => {
      held.delete(k);
      tell();
    };
    held.set(k, { command, start: () => (stop = begin()) });
    tell();
    return () => stop();
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function release(k: number): boolean {
    const command = held.get(k);
    held.delete(k);
    tell();
    command?.start();
    return command !== undefined;
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

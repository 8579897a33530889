import type { Command, World } from '../kernel/world';

export interface SteppingWorld extends World {
  /** Development's switch: while it is on, each new command waits until it is released. Turning it off releases all. */
  setStepping(isOn: boolean): void;
  /** The commands that wait, in the order in which they were asked. */
  waiting(): readonly { readonly k: number; readonly command: Command }[];
  /** Hands one waiting command to the world. False when none of that number waits. */
  release(k: number): boolean;
  releaseAll(): void;
}

interface Held {
  readonly command: Command;
  readonly start: () => void;
}

/** The same world, in which commands can be held back one by one. */
export function steppingWorld(world: World): SteppingWorld {
  const held = new Map<number, Held>();
  let isStepping = false;
  let commands = 0;

  function hold(command: Command, begin: () => () => void): () => void {
    if (!isStepping) return begin();
    commands += 1;
    const k = commands;
    let stop: () => void = () => void held.delete(k);
    held.set(k, { command, start: () => (stop = begin()) });
    return () => stop();
  }

  function release(k: number): boolean {
    const command = held.get(k);
    held.delete(k);
    command?.start();
    return command !== undefined;
  }

  const releaseAll = () => [...held.keys()].forEach(release);

  return {
    ask: (command, answer) => hold(command, () => world.ask(command, answer)),
    listen: (command, hear) => hold(command, () => world.listen(command, hear)),
    setStepping(isOn) {
      isStepping = isOn;
      if (!isOn) releaseAll();
    },
    waiting: () => [...held].map(([k, { command }]) => ({ k, command })),
    release,
    releaseAll,
  };
}

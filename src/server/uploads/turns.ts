interface Turn {
  stop(): void;
  readonly ended: Promise<void>;
}

/** Who writes a file now. One at a time: who comes later asks the one before to stop, and waits until it has. */
class Turns {
  readonly #held = new Map<string, Turn>();

  /** Takes the turn at a key; `stop` is called when another wants it. Returns the function that gives it back. */
  async take(key: string, stop: () => void): Promise<() => void> {
    // Nothing may come between seeing the key free and holding it.
    for (let before = this.#held.get(key); before; before = this.#held.get(key)) await ending(before);
    let release = () => {};
    const ended = new Promise<void>((resolve) => {
      release = resolve;
    });
    const turn = { stop, ended };
    this.#held.set(key, turn);
    return () => {
      if (this.#held.get(key) === turn) this.#held.delete(key);
      release();
    };
  }

  /** Whether somebody writes at a key. */
  isTaken(key: string): boolean {
    return this.#held.has(key);
  }

  /** Stops who writes at a key; resolves when nobody does. */
  async clear(key: string): Promise<void> {
    for (let turn = this.#held.get(key); turn; turn = this.#held.get(key)) await ending(turn);
  }

  /** Resolves when nobody writes any more, of those who do now. */
  async ended(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ ended }) => ended));
  }
}

function ending(turn: Turn): Promise<void> {
  turn.stop();
  return turn.ended;
}

/** The receptions of this process; keys by `turnKey`. */
export const receptions = new Turns();

/** `folder` is the agency's; ids of different agencies may be alike. */
export const turnKey = (folder: string, processId: string) => `${folder}\n${processId}`;

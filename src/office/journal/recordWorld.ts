import type { Command, World } from '../kernel/world';
import type { Input } from './entry';
import type { Recorder } from './recorder';

type Start = (told: (value: unknown) => void) => () => void;

/**
 * The same world, with every command and answer written down. An answer is written right before the saga is told.
 * What comes after the one answer, or after the saga stopped the command, is neither written nor passed on.
 */
export function recordWorld(world: World, recorder: Recorder): World {
  function follow(
    kind: 'answered' | 'heard',
    k: number,
    asked: number,
    start: Start,
    tell: (value: unknown) => void,
  ) {
    let isOpen = true;
    const stop = recorder.inside(asked, () =>
      start((value) => {
        if (!isOpen) return;
        isOpen = kind === 'heard';
        const entry: Input = { kind, k, value };
        const position = recorder.input(entry);
        // Only now: a log that begins with an answer has to name what it answers.
        if (!isOpen) recorder.close(k);
        recorder.inside(position, () => tell(value));
      }),
    );
    return () => {
      if (!isOpen) return;
      isOpen = false;
      recorder.close(k);
      recorder.inside(recorder.output({ kind: 'stopped', k }), stop);
    };
  }

  return {
    ask(command, answer) {
      const text = textOf(command);
      const k = recorder.open(text, true);
      const asked = recorder.output({ kind: 'asked', k, ...text });
      return follow('answered', k, asked, (told) => world.ask(command, told), answer);
    },
    listen(command, hear) {
      const text = textOf(command);
      // What is listened to for one thing alone, an upload, is in the middle of it; the rest any start asks for again.
      const k = recorder.open(text, text.input !== null);
      const asked = recorder.output({ kind: 'asked', k, ...text });
      return follow('heard', k, asked, (told) => world.listen(command, told), hear);
    },
  };
}

/** The command without what ties it to its types, and who asks it. */
const textOf = ({ port, op, input, by }: Command) => ({ port, op, input, ...(by !== undefined && { by }) });

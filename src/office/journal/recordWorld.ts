import type { World } from '../kernel/world';
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
    const close = () => {
      isOpen = false;
      recorder.close(k);
    };
    const stop = recorder.inside(asked, () =>
      start((value) => {
        if (!isOpen) return;
        if (kind === 'answered') close();
        const entry: Input = { kind, k, value };
        recorder.inside(recorder.input(entry), () => tell(value));
      }),
    );
    return () => {
      if (!isOpen) return;
      close();
      recorder.inside(recorder.output({ kind: 'stopped', k }), stop);
    };
  }

  return {
    ask(command, answer) {
      const { port, op, input } = command;
      const k = recorder.open({ port, op, input }, true);
      const asked = recorder.output({ kind: 'asked', k, port, op, input });
      return follow('answered', k, asked, (told) => world.ask(command, told), answer);
    },
    listen(command, hear) {
      const { port, op, input } = command;
      const k = recorder.open({ port, op, input }, false);
      const asked = recorder.output({ kind: 'asked', k, port, op, input });
      return follow('heard', k, asked, (told) => world.listen(command, told), hear);
    },
  };
}

import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { cps, getContext, type SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName, ScriptName } from '../../contract/scripts';
import type { ScriptCall } from './commands';
import type { Asked, Command, Listened, World } from './world';

interface Callback {
  (error: null, answer: unknown): void;
  cancel?: () => void;
}

/** Answers go to the saga in the same turn in which the world gives them: that is what makes a replay exact. */
function ask(world: World, command: Command<keyof Asked>, callback: Callback): void {
  callback.cancel = world.ask(command, (answer) => callback(null, answer));
}

/** Does one command and returns its answer. Every effect on the world goes through here or through `listen`. */
export function perform<N extends ScriptName>(
  command: ScriptCall<N>,
): SagaGenerator<Answer<ReplyOf<ScriptByName[N]>>>;
export function perform<K extends keyof Asked>(command: Command<K>): SagaGenerator<Asked[K]['answer']>;
export function* perform(command: Command<keyof Asked>): SagaGenerator<unknown> {
  const world = yield* getContext<World>('world');
  return yield* cps(
    ask as (world: World, command: Command<keyof Asked>, callback: Callback) => void,
    world,
    command,
  );
}

/** Starts a command that is heard of several times; closing the channel stops it. */
export function* listen<K extends keyof Listened>(
  command: Command<K>,
): SagaGenerator<EventChannel<NonNullable<Listened[K]['heard']>>> {
  const world = yield* getContext<World>('world');
  return eventChannel<NonNullable<Listened[K]['heard']>>(
    (emit) =>
      world.listen(command as Command<keyof Listened>, (value) =>
        emit(value as NonNullable<Listened[K]['heard']>),
      ),
    buffers.expanding(),
  );
}

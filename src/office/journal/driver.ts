import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { Command, World } from '../kernel/world';
import { begun } from './beginning';
import { commandName } from './commandName';
import type { CommandText, Header, Input, NumberedCommand } from './entry';
import type { OfficeFactory, ReplayStore } from './officeFactory';

/** A command of a driven office that waits for an answer, or is listened to. */
export interface OpenCommand {
  readonly name: string;
  readonly command: CommandText;
  readonly by: string | undefined;
  /** It is told something once; else again and again. */
  readonly isAsked: boolean;
  /** The number of the recording's own command that this one stands for; undefined when the recording has none. */
  readonly recorded: number | undefined;
  tell(value: unknown): void;
}

/** Which command of the recording another one stands for. */
export interface Claim {
  readonly k: number | undefined;
  /** Called once it is open: it may be told something at once. */
  readonly opened?: (open: OpenCommand) => void;
}

/** What is made of all that a driven office does. */
interface Policy {
  /** What a command stands for; undefined where it will never be told anything. */
  claim(command: CommandText, by: string | undefined): Claim | undefined;
  /** A saga gave up what was open. */
  stopped?(open: OpenCommand): void;
  /** Sees intents and facts, first of all. */
  readonly middleware: Middleware;
  readonly onError: (error: unknown, by?: string) => void;
  /** What stands between the sagas and the commands. */
  readonly around?: (world: World) => World;
}

/** The office of a recording in place of the world and of the person, where the recording begins. */
interface Driver {
  /** Makes the office; throws where none begins with the header's state. A policy may be asked before it returns. */
  start(createOffice: OfficeFactory, policy: Policy): ReplayStore;
  /** True while workflows start in the middle of a session: what they do then was done before. */
  isBeginning(): boolean;
  /** What was open where the recording begins, and no start has taken up. */
  left(): readonly NumberedCommand[];
  /** Dispatches an intent, or tells a command what it was told. False where nobody waits for it. */
  give(input: Input): boolean;
  /** In the order in which they were asked. */
  open(): readonly OpenCommand[];
  state(): unknown;
}

const nothing = () => undefined;

/** One office under replay: strict, lenient or by chance is the policy with which it is started. */
export function createDriver({ restarted, state }: Header): Driver {
  const beginning = begun(restarted);
  const open = new Set<OpenCommand>();
  let store: Pick<MiddlewareAPI, 'dispatch' | 'getState'> | undefined;

  const beginFor =
    (policy: Policy, isAsked: boolean) =>
    ({ port, op, input, by }: Command, tell: (value: unknown) => void): (() => void) => {
      const command: CommandText = { port, op, input };
      const claim = beginning.takenUp() ?? policy.claim(command, by);
      if (!claim) return nothing;
      const one: OpenCommand = {
        name: commandName(command),
        command,
        by,
        isAsked,
        recorded: claim.k,
        tell(value) {
          if (isAsked) open.delete(one);
          tell(value);
        },
      };
      open.add(one);
      if ('opened' in claim) claim.opened?.(one);
      return () => void (open.delete(one) && policy.stopped?.(one));
    };

  const listening: Middleware = (api) => {
    store = api;
    return (next) => next;
  };

  return {
    start(createOffice, policy) {
      const { around = (world) => world } = policy;
      const office = createOffice({
        world: beginning.world(around({ ask: beginFor(policy, true), listen: beginFor(policy, false) })),
        preloadedState: state,
        middleware: [listening, beginning.middleware, policy.middleware],
        onError: policy.onError,
      });
      beginning.end();
      return office.store;
    },
    isBeginning: beginning.isBeginning,
    left: beginning.left,
    give(input) {
      if (input.kind === 'intent') {
        store?.dispatch({ ...input.action });
        return true;
      }
      const isAnswer = input.kind === 'answered';
      const one = [...open].find(({ recorded, isAsked }) => recorded === input.k && isAsked === isAnswer);
      one?.tell(input.value);
      return one !== undefined;
    },
    open: () => [...open],
    state: () => store?.getState() ?? state,
  };
}

import { setFlagsFromString } from 'node:v8';
import { everyScript } from '../../src/contract/scripts';
import { configureStore, type Dispatch, Tuple } from '@reduxjs/toolkit';
import { createOffice } from '../../src/office/app/office';
import {
  createTextRecorder,
  createTracer,
  parseRecording,
  type Recorder,
  recorderMiddleware,
  recordWorld,
  replay,
} from '../../src/office/journal';
import type { World } from '../../src/office/kernel/world';
import { locationChanged } from '../../src/office/workflows/office/navigation';
import { type Measured, median } from './measured';

const ROUNDS = 15;
const DISPATCHES = 4000;

const silent: World = { ask: () => () => undefined, listen: () => () => undefined };

/** The office of a signed-in person: all reducers and workflows run. */
function office(recorder?: Recorder) {
  const { store } = createOffice({
    preloadedState: { program: { status: 'whole' } },
    world: recorder ? recordWorld(silent, recorder) : silent,
    middleware: recorder ? [recorderMiddleware(recorder)] : [],
    onError: console.error,
  });
  return store;
}

/** A store that does nothing with an action. */
const idle = (recorder?: Recorder) =>
  configureStore({
    reducer: () => null,
    devTools: false,
    middleware: () => new Tuple(...(recorder ? [recorderMiddleware(recorder)] : [])),
  });

/** Milliseconds that so many dispatches take. */
function dispatching({ dispatch }: { readonly dispatch: Dispatch }, dispatches = DISPATCHES): number {
  const begun = performance.now();
  for (let count = 0; count < dispatches; count += 1)
    dispatch(locationChanged({ path: `/app/${count % 7}` }));
  return performance.now() - begun;
}

/**
 * What recording adds to a dispatch, as a part of a dispatch through the real reducers and sagas. It is read off a
 * store that does nothing: beside all that the office does it is less than what two runs differ by. Short rounds take
 * turns, the least disturbed of each count.
 */
function overhead(): number {
  const stores = [
    office(),
    idle(),
    idle(createTextRecorder({ build: 'bench', scripts: () => everyScript, now: Date.now })),
  ];
  const rounds = Array.from({ length: 20 * ROUNDS }, () => stores.map((store) => dispatching(store, 200)));
  const [whole = NaN, without = NaN, withIt = NaN] = stores.map((_store, which) =>
    Math.min(...rounds.map((round) => round[which] ?? Infinity)),
  );
  return (withIt - without) / whole;
}

/** What the player takes for an entry, as a part of a dispatch without it, and how many it plays in a second at its best. */
function pace(): readonly Measured[] {
  const recorder = createTextRecorder({ build: 'bench', scripts: () => everyScript });
  dispatching(office(recorder));
  const recording = parseRecording(recorder.text());
  const plain = office();
  const ratios: number[] = [];
  const entries: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { played, divergence } = replay(recording, createOffice);
    if (divergence) throw new Error(`the bench's own recording diverges: ${divergence.reason}`);
    const entry = (performance.now() - begun) / played;
    entries.push(entry);
    ratios.push(entry / (dispatching(plain) / DISPATCHES));
  }
  const rate = 1000 / Math.min(...entries);
  return [
    { name: 'replay: an entry beside a dispatch', ratio: median(ratios), budget: 2 },
    {
      name: 'replay: beside 20,000 entries a second',
      ratio: rate / 20_000,
      budget: 1,
      isFloor: true,
      plain: `${rate.toFixed(0)} entries/s on one core`,
    },
  ];
}

/** A busy hour's entries. */
const HOUR = 10_000;

/**
 * What an hour's entries cost a person who looks at them: playing them with every state kept, after which a jump to any
 * of them is a look-up, and writing them down when the page is left. Each beside playing them alone.
 */
function hour(): readonly Measured[] {
  const recorder = createTextRecorder({ build: 'bench', scripts: () => everyScript, now: Date.now });
  dispatching(office(recorder), HOUR);
  const recording = parseRecording(recorder.text());
  const timed = (act: () => void) => {
    const begun = performance.now();
    act();
    return performance.now() - begun;
  };
  const rounds = Array.from({ length: 5 }, () => {
    const tracer = createTracer(recording, createOffice);
    return {
      played: timed(() => replay(recording, createOffice)),
      traced: timed(() => void tracer.advance(Infinity)),
      jumped: timed(() => [HOUR - 1, 0, HOUR / 2].forEach(tracer.stateAt)) / 3,
      written: timed(() => recorder.text()),
    };
  });
  const middle = (name: 'played' | 'traced' | 'jumped' | 'written') =>
    median(rounds.map((round) => round[name]));
  const beside = (name: string, which: 'traced' | 'jumped' | 'written', budget: number): Measured => ({
    name,
    ratio: middle(which) / middle('played'),
    budget,
    plain: `${middle(which).toFixed(which === 'jumped' ? 4 : 0)} ms for ${HOUR} entries`,
  });
  return [
    beside('replay: with every state kept, beside without', 'traced', 1.5),
    beside('replay: a jump, beside playing all', 'jumped', 0.001),
    beside('report: writing the log down, beside playing it', 'written', 1),
  ];
}

/** Recording's cost and a replayed entry's, each beside a dispatch; what an hour's log costs whoever looks at it. */
export function run(): Promise<readonly Measured[]> {
  // As `npm run replay` has it.
  setFlagsFromString('--no-allocation-site-pretenuring');
  return Promise.resolve([
    { name: 'recording: cost beside a dispatch', ratio: overhead(), budget: 0.03 },
    ...pace(),
    ...hour(),
  ]);
}

import {
  followLive,
  type Live,
  type Recorder,
  type ReplayStore,
  showInDevtools,
  type SteppingWorld,
} from '../journal';
import { listenToIgnored } from '../kernel/machine';
import type { Command } from '../kernel/world';
import { onKey } from '../ports/keys';
import { devtoolsEnhancer, openBeside, showToTesters } from '../ports/testers';
import { LIVE_PATH } from './playback/paths';

const isDevelopment = process.env.NODE_ENV !== 'production';

/** What the panel beside the office finds in it. */
export interface PanelTools {
  /** What waits is shown masked. */
  readonly stepping: SteppingWorld;
  /** What passes, from the first call on. */
  live(): Promise<Live>;
}

/** Who follows what passes comes with the program in development alone: in production with the first panel. */
const fetchFollower = async () => (isDevelopment ? followLive : (await import('../journal/live')).followLive);

/**
 * `window.greenroom.journal()` resolves with the session's action log as text; `window.greenroom.stepping` holds commands back
 * (`setStepping`, `waiting`, `release`, `releaseAll`); `window.greenroom.panel()` opens the panel that shows both, in
 * development F9 does too. In development the Redux DevTools show what is recorded and step through it, and the
 * console tells of steps that came in a status where they do not apply, without what they carry.
 */
export function equipTesters(recorder: Recorder, store: ReplayStore, stepping: SteppingWorld): void {
  let live: Live | undefined;
  const begin = (follow: typeof followLive) => (live ??= follow(recorder, store.getState));
  const panel = () => openBeside(LIVE_PATH);
  const { masker } = recorder.parts();
  const waiting: SteppingWorld['waiting'] = () =>
    stepping.waiting().map(({ k, command }) => {
      masker.learn(command);
      return { k, command: masker.mask(command) as Command };
    });
  const tools: PanelTools = {
    stepping: Object.assign(Object.create(stepping) as SteppingWorld, { waiting }),
    // Code that did not come is fetched again by the next panel.
    live: async () => begin(await fetchFollower()),
  };
  const journal = async () => (await import('../journal/textRecorder')).withText(recorder).text();
  showToTesters({ ...tools, journal, panel });
  if (!isDevelopment) return;
  onKey('F9', panel);
  listenToIgnored((status, { type }) => console.warn(`${type} does not apply while ${status}: ignored.`));
  const instrument = devtoolsEnhancer('Greenroom');
  if (instrument) showInDevtools(begin(followLive), stepping, instrument);
}

import type { BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from './server';
import type { SmtpSink } from './smtp';

/** What stands around the browser of a scenario. */
interface World {
  readonly server: RunningServer;
  /** There for a scenario that asks for it. */
  readonly mailServer: SmtpSink | undefined;
}

/** The scenarios of a file. */
export interface ScenarioFile {
  /** The workflows, by their folders, and slices that its recordings compare. */
  readonly about: readonly string[];
  readonly scenarios: readonly Scenario[];
}

/** What a person does from the sign-in screen on; its action log becomes test/journals/<name>.jsonl. */
export interface Scenario {
  readonly name: string;
  /** What it is about, where that is not what its file says. */
  readonly about?: readonly string[];
  /** It leads to where others begin: its log becomes test/journals/bases/<name>.jsonl. */
  readonly isBase?: true;
  /** The agency has a mail server. Without one, mail goes to the local mailbox. */
  readonly hasMailServer?: true;
  /** Resolves when the screen shows that what was started has ended. */
  run(page: Page, context: BrowserContext, world: World): Promise<void>;
}

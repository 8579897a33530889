import type { BrowserContext, Page } from 'playwright-core';

/** What a person does from the sign-in screen on; its action log becomes test/journals/<name>.jsonl. */
export interface Scenario {
  readonly name: string;
  /** Resolves when the screen shows that what was started has ended. */
  run(page: Page, context: BrowserContext): Promise<void>;
}

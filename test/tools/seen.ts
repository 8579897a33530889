import type { Page } from 'playwright-core';

/**
 * From now on the page itself looks for these words in every frame that it draws: resolves once they stood on it, for
 * however short a while. For what goes by itself, asked before what brings it is done.
 */
export const seen = (page: Page, words: string) =>
  page.waitForFunction(
    (sought) =>
      document.evaluate(
        `boolean(//body//*[text()[normalize-space(.) = ${JSON.stringify(sought)}]])`,
        document,
        null,
        XPathResult.BOOLEAN_TYPE,
      ).booleanValue,
    words,
  );

import type { Page } from 'playwright-core';

/** How many logs, of all tabs, the browser keeps. */
export const keptLogs = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'greenroom-journal')) throw new Error('It keeps none.');
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('greenroom-journal');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('parts').objectStore('parts').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

import type { Browser, Page } from 'playwright-core';

/** A phone in the hand of somebody without an account. */
export async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  return context.newPage();
}

/** The address of the film that a reel's page plays. */
export const playedFilm = (page: Page): Promise<string> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);

/** Stops the film and seeks its middle; resolves with the part of its length at which it stands then. */
export const seekMiddle = (page: Page): Promise<number> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.pause();
    video.currentTime = video.duration / 2;
    await sought;
    return video.currentTime / video.duration;
  });

/** A reel's page in a browser without scripts: whether its film has controls, and of what type each film of its list comes. */
export async function withoutScripts(
  browser: Browser,
  link: string,
): Promise<{ readonly hasControls: boolean; readonly types: readonly (string | undefined)[] }> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(link);
  const hasControls = (await page.locator('video').getAttribute('controls')) === '';
  const types: (string | undefined)[] = [];
  for (const film of await page.getByRole('navigation', { name: 'Films' }).getByRole('link').all()) {
    const answer = await context.request.get(new URL((await film.getAttribute('href')) ?? '', link).href);
    types.push(answer.headers()['content-type']);
  }
  await context.close();
  return { hasControls, types };
}

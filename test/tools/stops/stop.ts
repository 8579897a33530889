import type { Locator, Page } from 'playwright-core';
import { follow } from '../follow';

/** A screen or a dialog of the office, how a person comes to it from the stop before, and how it is left. */
export interface Stop {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly leave?: (page: Page) => Promise<void>;
  /** What then lies over the page. */
  readonly layer?: (page: Page) => Locator;
}

type Within = Page | Locator;

export const press = (within: Within, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .first()
    .click();

/** Leaves by Escape, and waits until what was on top is gone. */
const escape = (layer: (page: Page) => Locator) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await layer(page).waitFor({ state: 'detached' });
};

/** What comes to lie over the page; Escape closes it. */
const layerStop = (
  name: string,
  layer: (page: Page) => Locator,
  open: (page: Page) => Promise<void>,
): Stop => ({
  name,
  open: async (page) => {
    await open(page);
    await layer(page).waitFor();
  },
  leave: escape(layer),
  layer,
});

/** A dialog on top of the page, called so. */
export const dialogStop = (name: string, called: string | RegExp, open: (page: Page) => Promise<void>) =>
  layerStop(name, (page) => page.getByRole('dialog', { name: called }), open);

/** A question that the page asks; Escape is no. */
export const questionStop = (name: string, open: (page: Page) => Promise<void>) =>
  layerStop(name, (page) => page.getByRole('alertdialog').last(), open);

export const menuStop = (name: string, open: (page: Page) => Promise<void>) =>
  layerStop(name, (page) => page.getByRole('menu').first(), open);

/** A page of the panel. */
export const pageStop = (link: string, ready: (page: Page) => Locator): Stop => ({
  name: `the page “${link}”`,
  open: async (page) => {
    await follow(page, link);
    await ready(page).first().waitFor();
  },
});

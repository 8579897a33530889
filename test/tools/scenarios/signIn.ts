import type { Page, Route } from 'playwright-core';
import { holdCalls } from '../heldCalls';
import type { Scenario } from '../scenario';

const script = '**/backend/login_app.php';

async function fill(page: Page, password = 'greenroom-demo'): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill('staff@co.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();
const failure = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
const dismiss = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

/** The office is open when it has left the sign-in screen and all that it loads at the start is there. */
async function opened(page: Page): Promise<void> {
  await page.waitForURL('**/app/**');
  await page.getByRole('main').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

/** Lets the login call be answered by the world as it is told: faults on the way that a server never makes. */
const meanwhile = (page: Page, answer: (route: Route) => Promise<void>) => page.route(script, answer);

const reply = (body: object) => (route: Route) => route.fulfill({ json: body });

export const about = ['signIn', 'session', 'program', 'startFlag'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'sign-in-accepted',
    async run(page) {
      await fill(page);
      await submit(page);
      await opened(page);
    },
  },
  {
    name: 'sign-in-wrong-password',
    async run(page) {
      await fill(page, 'not-the-password');
      await submit(page);
      await dismiss(page);
      await fill(page);
      await submit(page);
      await opened(page);
    },
  },
  {
    name: 'sign-in-ignored-while-one-runs',
    async run(page) {
      const release = await holdCalls(page, script);
      await fill(page);
      await submit(page);
      // The button is off while a sign-in runs; a script or an assistive tool can still submit the form.
      await page
        .locator('form')
        .evaluate((form: HTMLFormElement) =>
          form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
        );
      release();
      await opened(page);
    },
  },
  {
    name: 'sign-in-unreachable-three-times',
    async run(page) {
      await meanwhile(page, (route) => route.abort('connectionrefused'));
      await fill(page);
      await submit(page);
      await failure(page);
    },
  },
  {
    name: 'sign-in-second-attempt',
    async run(page) {
      let attempts = 0;
      await meanwhile(page, (route) =>
        (attempts += 1) === 1 ? route.abort('connectionreset') : route.continue(),
      );
      await fill(page);
      await submit(page);
      await opened(page);
    },
  },
  {
    name: 'sign-in-no-errors-list',
    async run(page) {
      await meanwhile(page, reply({ success: false }));
      await fill(page);
      await submit(page);
      await dismiss(page);
    },
  },
  {
    name: 'sign-in-other-errors',
    async run(page) {
      await meanwhile(page, reply({ success: false, errors: [{ type: 'Database', message: 'gone away' }] }));
      await fill(page);
      await submit(page);
      await failure(page);
    },
  },
  {
    name: 'sign-in-several-errors',
    async run(page) {
      const errors = [
        { type: 'Authorization', message: 'This account is closed.' },
        { type: 'Database', message: 'slow' },
        { type: 'Authorization', message: 'Ask your administrator.' },
      ];
      await meanwhile(page, reply({ success: false, errors }));
      await fill(page);
      await submit(page);
      await dismiss(page);
    },
  },
  {
    name: 'sign-in-unreadable-reply',
    async run(page) {
      await meanwhile(page, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>It works!</h1>' }),
      );
      await fill(page);
      await submit(page);
      await failure(page);
    },
  },
  {
    name: 'sign-in-time-limit',
    async run(page) {
      page.setDefaultTimeout(120_000);
      await meanwhile(page, () => new Promise(() => undefined));
      await fill(page);
      await submit(page);
      await failure(page);
    },
  },
];

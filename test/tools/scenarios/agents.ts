import type { Page } from 'playwright-core';
import {
  atTheRecord,
  atTheTalent,
  field,
  formOf,
  marked,
  openRecord,
  READ,
  SAVE,
  saved,
  told,
} from '../recordPage';
import { holdCalls, nextSays } from '../heldCalls';
import type { Scenario } from '../scenario';

const agents = (page: Page) => formOf(page).getByRole('region', { name: /^Agents/ });
const agent = (page: Page, name: string) => agents(page).getByRole('button', { name });

/** Two agents are switched, one after the other at speed. */
async function chooseAgents(page: Page): Promise<void> {
  await agent(page, 'Clara Lindqvist').click();
  await agent(page, 'Jonas Okafor').click();
}

export const about = ['agentChoice', 'talentRecords'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'agents-chosen',
    async run(page) {
      await atTheRecord(page);
      await chooseAgents(page);
      await marked(page);
      await saved(page);
    },
  },
  {
    name: 'agents-toggled-there-and-back',
    async run(page) {
      await atTheRecord(page);
      await agent(page, 'Clara Lindqvist').click();
      await agent(page, 'Clara Lindqvist').click();
      await field(page, 'City').fill('Lyon');
      await marked(page);
      await saved(page);
    },
  },
  {
    name: 'agents-already-updating',
    async run(page) {
      await atTheRecord(page);
      await nextSays(page, SAVE, 'Already updating');
      await chooseAgents(page);
      await marked(page);
      await saved(page);
    },
  },
  {
    name: 'agents-chosen-while-a-save-runs',
    async run(page) {
      await atTheRecord(page);
      const release = await holdCalls(page, SAVE, 1);
      const asked = page.waitForRequest(SAVE);
      await field(page, 'City').fill('Lyon');
      await asked;
      await chooseAgents(page);
      await field(page, 'Nationality').fill('French');
      await field(page, 'Nationality').press('Tab');
      release();
      await agents(page).getByRole('img', { name: 'Saved' }).waitFor();
      await saved(page);
    },
  },
  {
    name: 'agents-chosen-then-left-at-once',
    async run(page) {
      await atTheRecord(page);
      const done = page.waitForResponse(SAVE);
      await chooseAgents(page);
      await page.getByRole('link', { name: 'Films and reels' }).click();
      await done;
      await openRecord(page);
      await agents(page).getByRole('button', { name: 'Clara Lindqvist', pressed: true }).waitFor();
    },
  },
  {
    name: 'agents-failed-then-tried-again',
    async run(page) {
      await atTheRecord(page);
      await nextSays(page, SAVE, 'FAILED');
      await chooseAgents(page);
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await saved(page);
    },
  },
  {
    name: 'agents-that-do-not-parse',
    async run(page) {
      await atTheTalent(page);
      await page.route(
        READ,
        async (route) => {
          const response = await route.fetch();
          const body = (await response.json()) as object;
          await route.fulfill({ response, json: { ...body, AGENT: '["CL", oops' } });
        },
        { times: 1 },
      );
      await openRecord(page);
      await agents(page).getByRole('button', { name: 'Clara Lindqvist', pressed: false }).waitFor();
      await chooseAgents(page);
      await marked(page);
      await saved(page);
    },
  },
];

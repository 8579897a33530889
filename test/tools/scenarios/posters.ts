import type { Page } from 'playwright-core';
import { nextAnswerLost, nextHeld, nextRefused } from '../calls';
import { reelsOf } from '../page';
import { aPicture, fileNamed } from '../papers';
import { atTheTalent } from '../reelChanges';
import type { Scenario } from '../scenario';

const ADD = 'Add_NEw_REEL_FOR_TECH_V2.php';
const UPLOAD = 'UploadPict_UHD.php';
const TITLE = 'Festival de Biarritz';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /poster/ });
const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create poster' });

async function newPoster(page: Page): Promise<void> {
  await atTheTalent(page);
  await reelsOf(page).getByRole('button', { name: 'New poster' }).click();
  await dialogOf(page).getByLabel('Poster title').fill(TITLE);
}

const choose = async (page: Page) =>
  dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles(fileNamed('biarritz.jpg', 'image/jpeg', await aPicture()));

const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

export const about = ['poster', 'posterPicture', 'reels'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'poster-made-with-its-picture-then-changed',
    async run(page) {
      await newPoster(page);
      await dialogOf(page).getByLabel('First line under the title').fill('Official selection');
      await choose(page);
      await dialogOf(page).getByRole('img', { name: 'The picture of the poster' }).waitFor();
      await create(page).click();
      await closed(page);
      await reelsOf(page)
        .getByRole('button', { name: `Edit the poster “${TITLE}”` })
        .click();
      await dialogOf(page).getByRole('button', { name: 'Remove the picture' }).click();
      await dialogOf(page).getByLabel('Link address').fill('festival.example');
      await dialogOf(page).getByRole('button', { name: 'Save poster' }).click();
      await closed(page);
    },
  },
  {
    name: 'poster-whose-answer-was-lost-then-made',
    async run(page) {
      await newPoster(page);
      await nextAnswerLost(page, ADD);
      await create(page).click();
      await dialogOf(page).getByRole('alert').waitFor();
      await create(page).click();
      await closed(page);
    },
  },
  {
    name: 'poster-refused-then-left',
    async run(page) {
      await newPoster(page);
      await nextRefused(page, ADD, { kind: 'notFound' });
      await create(page).click();
      await dialogOf(page).getByRole('alert').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await closed(page);
    },
  },
  {
    name: 'poster-left-while-its-picture-is-sent',
    async run(page) {
      await newPoster(page);
      await nextHeld(page, UPLOAD);
      await choose(page);
      await dialogOf(page).getByText('Sending “biarritz.jpg”').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }).last().click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await closed(page);
    },
  },
];

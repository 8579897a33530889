import type { CDPSession } from 'playwright-core';
import { violations } from '../tools/axe';
import { officeOpened, openOffice, PASSWORD, STAFF, submitSignIn } from '../tools/page';
import { browser, onStage, page, scene, server, turnTo } from '../tools/stage';

/** A passkey as a person adds and uses it, with an authenticator that the browser itself plays. */
let devices: CDPSession;
let authenticatorId = '';

onStage();
beforeAll(async () => {
  turnTo(await openOffice(browser, server.url.replace('127.0.0.1', 'localhost')));
  devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  ({ authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      hasResidentKey: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  }));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isAccessible = async () => expect(await violations(page)).toEqual([]);
/** Whether whoever holds the device shows a finger or types the PIN. */
const showFinger = (isUserVerified: boolean) =>
  devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

async function openProfile(): Promise<void> {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your profile', exact: true }).waitFor();
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Login', { exact: true }).waitFor();
}

scene('a passkey is added under a name once the password was typed and the finger was shown', async () => {
  await submitSignIn(page, STAFF, PASSWORD);
  await officeOpened(page);
  await openProfile();
  await button('Add a passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const name = dialog.getByLabel('Name of the passkey');
  expect(await name.inputValue()).toMatch(/Chrom.*Linux/);
  await name.fill('');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('Give it a name.').waitFor();
  await name.fill('Lap');
  await dialog.getByLabel('Your present password').fill('not this one');
  await isAccessible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is not your password.', { exact: false }).waitFor();
  await showFinger(false);
  await dialog.getByLabel('Your present password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('The browser gave no passkey.', { exact: false }).waitFor();
  await isAccessible();
  await showFinger(true);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  await button('I have kept them').click();
  const row = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await row.getByText('not used yet', { exact: false }).waitFor();
  expect(await row.innerText()).toContain('Lap');
  await isAccessible();
});

scene('it is called otherwise, and stands under its new name', async () => {
  await button('Rename the passkey Lap').click();
  const dialog = page.getByRole('dialog', { name: 'Rename a passkey' });
  const name = dialog.getByLabel('Name of the passkey');
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByText('Give it a name.').waitFor();
  await isAccessible();
  await name.fill('Laptop');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.waitFor({ state: 'detached' });
  await button('Rename the passkey Laptop').waitFor();
});

scene('a device that has one makes no second', async () => {
  await button('Add a passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Laptop again');
  await dialog.getByLabel('Your present password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This device has a passkey of yours already.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

scene('the next sign-in is by the passkey in place of a code', async () => {
  await signOut();
  await submitSignIn(page, STAFF, PASSWORD);
  await button('Use your passkey').waitFor();
  await isAccessible();
  await showFinger(false);
  await button('Use your passkey').click();
  await page.getByText('No passkey fits here.', { exact: false }).waitFor();
  await showFinger(true);
  await button('Use your passkey').click();
  await officeOpened(page);
  await openProfile();
  await page.getByText('last used', { exact: false }).waitFor();
});

scene('an office under another name than the passkey was made for says that none fits there', async () => {
  await page.goto(server.url);
  await submitSignIn(page, STAFF, PASSWORD);
  await button('Use your passkey').click();
  await page.getByText('No passkey fits here', { exact: false }).waitFor();
  await page.goto(server.url.replace('127.0.0.1', 'localhost'));
  await officeOpened(page);
});

scene('one that is removed is asked for no more', async () => {
  await openProfile();
  await button('Remove the passkey Laptop').click();
  const dialog = page.getByRole('dialog', { name: 'Remove a passkey' });
  await dialog.getByText('“Laptop” no longer lets you in.', { exact: false }).waitFor();
  await isAccessible();
  await dialog.getByLabel('Your present password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('list', { name: 'Your passkeys' }).waitFor({ state: 'detached' });
  await signOut();
  await submitSignIn(page, STAFF, PASSWORD);
  await officeOpened(page);
});

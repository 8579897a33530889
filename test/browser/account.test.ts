import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { REFUSAL_HEADER } from '../../src/contract/refusal';
import { violations } from '../tools/axe';
import { answered, officeOpened, openOffice, PASSWORD, STAFF, submitSignIn } from '../tools/page';
import { startServer } from '../tools/server';
import { browser, onStage, page, scene, server, sink, turnTo } from '../tools/stage';
import { until } from '../tools/until';

/** How accounts begin, and how people come back to one, as they do it: by the mails, the links and the code. */
const GOOD = 'eleven geese and one';

onStage({ mails: true });

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const password = () => page.getByLabel('New password', { exact: true });

/** Nothing on the page is hard to see or to name, light or dark. */
const isAccessible = async () => expect(await violations(page)).toEqual([]);

/** The path and the token of the link in the newest mail to somebody. */
async function mailedLink(recipient: string): Promise<string> {
  return until(
    () => `a mail with a link to ${recipient}`,
    () => {
      const text = sink.received.findLast(({ to }) => to.includes(recipient))?.parsed.text ?? '';
      return Promise.resolve(/\/(?:confirm-email|signup)#[\w-]+/.exec(text)?.[0]);
    },
  );
}

let link = '';

scene('a forgotten password: the answer is the same for whoever asks, and a link comes', async () => {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading('Forgotten password');
  await press('Send the link');
  await page.getByText('Enter an e-mail address.').waitFor();
  await isAccessible();
  await page.getByLabel('E-mail address').fill('nobody@co.example');
  await press('Send the link');
  await heading('Look into your mail');
  const said = await page.getByRole('status').innerText();
  await press('Ask again');
  await page.getByLabel('E-mail address').fill(STAFF);
  await press('Send the link');
  await heading('Look into your mail');
  expect(await page.getByRole('status').innerText()).toBe(said);
  await isAccessible();
  link = await mailedLink(STAFF);
});

scene(
  'the link takes no password that is short or common, keeps what was typed, and signs in with a good one',
  async () => {
    await page.goto(link);
    await heading('Choose a new password');
    await page.getByText('At least 12 characters.', { exact: false }).waitFor();
    await password().fill('eleven');
    await press('Save and sign in');
    await page.getByText('This is too short. Take at least 12 characters.').waitFor();
    await password().fill('passwordpassword');
    await press('Save and sign in');
    await page.getByText('Many people use this password', { exact: false }).waitFor();
    expect(await password().inputValue()).toBe('passwordpassword');
    expect(await password().evaluate((input) => input === document.activeElement)).toBe(true);
    await isAccessible();
    await password().fill(GOOD);
    await press('Save and sign in');
    await officeOpened(page);
  },
);

scene('a link that was used says so, and what to do', async () => {
  await page.goto(link);
  await heading('This link no longer works');
  await isAccessible();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await heading('Forgotten password');
});

scene('an invitation: the name, a password, and one is in', async () => {
  const invited = 'noor@co.example';
  const admin = await openOffice(browser, server.url);
  await submitSignIn(admin, 'admin@co.example', PASSWORD);
  await officeOpened(admin);
  const answer = await admin.request.post('/backend/InviteStaff.php', {
    form: {
      ID_USER_CLIENT: await admin.evaluate(
        () =>
          JSON.parse(JSON.parse(localStorage['greenroom:device'] as string).session as string).current.agency
            .userId as string,
      ),
      EMAIL: invited,
      FIRST_NAME_STAFF: 'Noor',
      LAST_NAME_STAFF: '',
      PRIVILEGE_STAFF: 'STAFF',
    },
  });
  expect(answer.status()).toBe(200);
  await admin.context().close();
  await page.context().close();
  turnTo(await openOffice(browser, server.url));
  await page.goto(await mailedLink(invited));
  await heading('Welcome');
  await page.getByText('Cosmic Artists invites you.', { exact: false }).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await isAccessible();
  await password().fill(GOOD);
  await press('Join and sign in');
  await officeOpened(page);
  await page.getByRole('button', { name: /Noor Haddad.*account and settings/ }).waitFor();
});

/** Fills in the dialog of that name, by labels, and sends it; another button than its name where one is named. */
async function change(what: string, typed: Readonly<Record<string, string>>, send = what): Promise<void> {
  const dialog = page.getByRole('dialog', { name: what });
  if (!(await dialog.isVisible())) await press(what);
  for (const [label, text] of Object.entries(typed))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await isAccessible();
  await dialog.getByRole('button', { name: send, exact: true }).click();
}

scene('the own name is in the top bar at once, and another device is signed out', async () => {
  await page.getByRole('button', { name: /account and settings/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await heading('Your profile');
  await change('Change name', { 'Last name': 'Haddad-Roy' }, 'Save');
  await page.getByText('Your name is saved.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /Noor Haddad-Roy.*account and settings/ }).waitFor();
  const elsewhere = await openOffice(browser, server.url);
  await submitSignIn(elsewhere, 'noor@co.example', GOOD);
  await officeOpened(elsewhere);
  await page.reload();
  await page.getByText('This device', { exact: true }).waitFor();
  await isAccessible();
  await page.getByRole('button', { name: /^Sign out .*signed in/ }).click();
  await elsewhere.getByRole('dialog', { name: 'You were signed out' }).waitFor();
  await page.getByRole('button', { name: /^Sign out .*signed in/ }).waitFor({ state: 'detached' });
  expect(
    await page
      .getByRole('list', { name: 'Where you are signed in' })
      .evaluate((list) => list === document.activeElement),
  ).toBe(true);
  await elsewhere.context().close();
});

scene(
  'the own address and password take the present password; the address counts once the mail is answered',
  async () => {
    const present = 'Your present password';
    await change(
      'Change e-mail address',
      { 'New e-mail address': 'roy@co.example', [present]: 'not this one' },
      'Change address',
    );
    await page.getByText('This is not your password.', { exact: false }).waitFor();
    await change('Change e-mail address', { [present]: GOOD }, 'Change address');
    await page.getByText('A mail is on its way to roy@co.example.', { exact: false }).waitFor();
    await page.goto(await mailedLink('roy@co.example'));
    await press('Confirm this address');
    await page.getByRole('link', { name: 'Go on' }).click();
    await heading('Your profile');
    await page.getByText('roy@co.example', { exact: true }).waitFor();
    await change('Change password', { [present]: GOOD, 'New password': `${GOOD} more` });
    await page.getByText('Your password is changed.', { exact: false }).waitFor();
  },
);

scene(
  'a second factor is set up, a wrong code is asked for again, and the next sign-in asks for a code',
  async () => {
    await press('Set up an authenticator app');
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByLabel('Your present password').fill(`${GOOD} more`);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    const key = (await dialog.locator('code').innerText()).replace(/ /g, '');
    const code = dialog.getByLabel('Code of the app');
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This is not the code that the app shows now.', { exact: false }).waitFor();
    await isAccessible();
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    // One that has run out on its way is followed by the next.
    for (let isTaken = false; !isTaken;) {
      await code.fill(app.generate());
      const answer = answered(page, 'StartMySecondFactor.php');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      isTaken = (await answer).headers()[REFUSAL_HEADER] === undefined;
    }
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    const recovery = await codes.getByRole('listitem').first().innerText();
    await isAccessible();
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left', { exact: false }).waitFor();
    await page.context().close();
    turnTo(await openOffice(browser, server.url));
    await submitSignIn(page, 'roy@co.example', `${GOOD} more`);
    const asked = page.getByLabel('Code, or a recovery code');
    await asked.fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The code is not right.', { exact: false }).waitFor();
    await isAccessible();
    await asked.fill(recovery);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await officeOpened(page);
  },
);

scene('an empty installation: the code that the server printed founds the agency', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'greenroom-founding-'));
  const empty = await startServer({
    env: { GREENROOM_DATA: dataFolder, PUBLIC_URL: 'http://greenroom.example' },
  });
  try {
    const code = await until(
      'the code that the server prints',
      () => /\/signup#([\w-]+)/.exec(empty.printed())?.[1],
    );
    await page.context().close();
    turnTo(await openOffice(browser, empty.url));
    await page.goto('/forgot-password');
    await page.getByText('No mail can be sent from here.', { exact: false }).waitFor();
    await page.goto('/signup#not-the-code');
    await heading('Create your agency');
    await page.getByLabel('Name of the agency').fill('Nordlys');
    await page.getByLabel('Abbreviation').fill('nl');
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('E-mail address').fill('ines@nordlys.example');
    await password().fill(GOOD);
    await isAccessible();
    await press('Create the agency');
    await page.getByText('This code no longer works.', { exact: false }).waitFor();
    await page.getByLabel('Code').fill(code);
    await press('Create the agency');
    await officeOpened(page);
  } finally {
    await empty.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

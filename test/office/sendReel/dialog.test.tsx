import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../tools/texts';
import { sessionRead } from '../../../src/office/entities/session';
import { sendReelIntents } from '../../../src/office/workflows/mail/sendReel';
import { session } from '../people';
import { field, show } from './dialogRig';

const sendButton = () => screen.getByRole('button', { name: 'Send' });

test('begins with the sender and the reel name filled in, and cannot be sent without a recipient', async () => {
  show();
  expect(field(/^Answers go to/)).toHaveValue('staff@co.example');
  expect(field(/^Reel name/)).toHaveValue('Showreel');
  expect(sendButton()).toBeDisabled();
});

test('a malformed recipient keeps the button off, and the reason is tied to its field', async () => {
  show();
  await userEvent.type(field(/^To/), 'client@');
  await userEvent.tab();
  expect(sendButton()).toBeDisabled();
  expect(field(/^To/)).toBeInvalid();
  expect(field(/^To/)).toHaveAccessibleDescription(en['sendReel.addressMalformed']);
});

test('a valid recipient is enough to send', async () => {
  const { of } = show();
  await userEvent.type(field(/^To/), 'client@agency.example');
  await userEvent.type(field(/^Text/), 'One{Enter}two');
  await userEvent.click(sendButton());
  expect(of('sendReel/submitted')).toEqual([
    sendReelIntents.submitted({
      recipient: 'client@agency.example',
      senderMail: 'staff@co.example',
      reelName: 'Showreel',
      heading: '',
      message: 'One\ntwo',
      copyToSelf: false,
    }),
  ]);
});

/** Types a mail, sends it, and lets it be refused. */
async function refuse({ store }: ReturnType<typeof show>, refusal: object) {
  await userEvent.type(field(/^To/), 'client@agency.example');
  await userEvent.type(field(/^Heading/), 'Hello');
  await userEvent.click(sendButton());
  act(() => {
    store.dispatch({ type: 'sendReel/refused', payload: { requestId: 'q', refusal } });
  });
}

test('what was typed is still there after a failure', async () => {
  await refuse(show(), { kind: 'refused', word: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent(en['sendReel.refused']);
  expect(screen.getByRole('alert')).toHaveTextContent(en['refusal.refused']);
  expect(field(/^To/)).toHaveValue('client@agency.example');
  expect(field(/^Heading/)).toHaveValue('Hello');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
});

test.each([
  ['reelOff', en['sendReel.reelOff']],
  ['reelEmpty', en['sendReel.reelEmpty']],
])('a mail refused as %s says what to do', async (reason, words) => {
  await refuse(show(), { kind: 'conflict', reason });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test.each([
  [{ kind: 'offline' }, en['sendReel.unknownLost']],
  [{ kind: 'timeout' }, en['sendReel.unknownLost']],
  [{ kind: 'failed', status: 502 }, en['refusal.failed']],
  [{ kind: 'unreadable', detail: '' }, en['sendReel.unknownUnreadable']],
])(
  'a mail whose answer did not come (%j) is not said to be unsent, nor that sending it again sends it twice',
  async (refusal, why) => {
    await refuse(show(), refusal);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(en['sendReel.unknownTitle']);
    expect(alert).toHaveTextContent(`${why} ${en['sendReel.unknown']}`);
    expect(alert).not.toHaveTextContent(en['sendReel.refused']);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
);

test('changed after its answer was lost, it says that the one before may have gone out; changed back, that it is the same', async () => {
  await refuse(show(), { kind: 'offline' });
  await userEvent.type(field(/^Heading/), '!');
  const changed = 'The one to client@agency.example may have gone out already';
  expect(screen.getByRole('alert')).toHaveTextContent(changed);
  expect(screen.getByRole('alert')).not.toHaveTextContent(en['sendReel.unknown']);
  expect(sendButton()).toBeEnabled();
  await userEvent.type(field(/^Heading/), '{Backspace}');
  expect(screen.getByRole('alert')).toHaveTextContent(en['sendReel.unknown']);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
});

test('closing after an answer was lost does not say that the reel was not sent', async () => {
  await refuse(show(), { kind: 'offline' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['sendReel.discardUnknown']);
});

test('a form that was refused shows what was sent, though it was not typed here: so it is in a replay', async () => {
  const { store } = show();
  const form = {
    recipient: 'client@agency.example',
    senderMail: 'staff@co.example',
    reelName: 'Showreel',
    heading: 'Hello',
    message: '',
    copyToSelf: false,
  };
  act(() => {
    store.dispatch(sendReelIntents.submitted(form));
    store.dispatch({
      type: 'sendReel/refused',
      payload: { requestId: 'q', refusal: { kind: 'offline' } },
    });
  });
  await waitFor(() => expect(field(/^To/)).toHaveValue('client@agency.example'));
  expect(field(/^Heading/)).toHaveValue('Hello');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled());
});

test('a reel that is off warns, can be turned on, and is not sent before', async () => {
  const { of } = show({ online: false });
  await userEvent.type(field(/^To/), 'client@agency.example');
  expect(sendButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Put the reel on the site' }));
  expect(of('reelChanges/requested')).toMatchObject([
    { payload: { kind: 'switch', talentId: 't1', reelId: 'r1', online: true } },
  ]);
});

test('closing asks only when something was typed; the keyboard is on the way back', async () => {
  const { store, of } = show();
  await userEvent.type(field(/^To/), 'c');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['sendReel.discard']);
  expect(of('sendReel/closed')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go on editing' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(of('sendReel/closed')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(store.getState().sendReel).toEqual({ status: 'closed' });
});

test('a pasted list stands as one word each, of which those that are no addresses are named; without them it is sent', async () => {
  const { of } = show();
  await userEvent.click(field(/^To/));
  await userEvent.paste('"Roux, Marie" <marie@brand.example>; nobody\nli@brand.example');
  await userEvent.tab();
  expect(field(/^To/)).toHaveValue('');
  expect(field(/^To/)).toHaveAccessibleDescription(
    'Not an e-mail address: nobody. Write addresses such as name@agency.com.',
  );
  expect(sendButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out nobody' }));
  expect(field(/^To/)).toHaveAccessibleDescription(en['sendReel.recipientHint']);
  await userEvent.click(sendButton());
  expect(of('sendReel/submitted')).toMatchObject([
    { payload: { recipient: '"Roux, Marie" <marie@brand.example>, li@brand.example, ' } },
  ]);
});

test('a list of one line that ends with its separator, as mail programs copy it, leaves nothing in the field', async () => {
  const { of } = show();
  await userEvent.click(field(/^To/));
  await userEvent.paste('li@brand.example; ana@brand.example;');
  expect(field(/^To/)).toHaveValue('');
  expect(screen.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(2);
  await userEvent.click(sendButton());
  expect(of('sendReel/submitted')).toMatchObject([
    { payload: { recipient: 'li@brand.example; ana@brand.example;' } },
  ]);
});

test('the last of a list stands as a word too once the field is left; one that is no address stays to be put right', async () => {
  show();
  await userEvent.type(field(/^To/), 'one@brand.example, two@brand.example');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Leave out one@brand.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave out two@brand.example' })).toBeVisible();
  expect(field(/^To/)).toHaveValue('');
  await userEvent.type(field(/^To/), 'three@');
  await userEvent.tab();
  expect(field(/^To/)).toHaveValue('three@');
  await userEvent.type(field(/^To/), 'brand.example');
  await userEvent.tab();
  expect(screen.getAllByRole('button', { name: /^Leave out/ })).toHaveLength(3);
});

test('it says from whom the mail is, and who gets the answers', () => {
  const { store } = show();
  const { agency, staff } = session();
  const known = { agency: { ...agency, mainMail: 'office@co.example' }, staff };
  act(() => void store.dispatch(sessionRead(known)));
  expect(screen.getByText(/^From:/)).toHaveTextContent(/Cosmic.* <office@co\.example>/);
  expect(field(/^Answers go to/)).toHaveAccessibleDescription(en['sendReel.senderMailHint']);
});

test('Enter ends an address of a list and sends nothing; in an empty field it sends', async () => {
  const { of } = show();
  await userEvent.type(field(/^To/), 'a@brand.example,b@brand.example{Enter}');
  expect(of('sendReel/submitted')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Leave out b@brand.example' })).toBeVisible();
  await userEvent.type(field(/^To/), '{Enter}');
  await waitFor(() => expect(of('sendReel/submitted')).toHaveLength(1));
});

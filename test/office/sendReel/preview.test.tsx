import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionRead } from '../../../src/office/entities/session';
import { session } from '../people';
import { field, show } from './dialogRig';

test('the mail is looked at as it would leave, while nobody is to get it yet', async () => {
  const { store, of } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(of('mailPreview/opened')).toMatchObject([{ payload: { reelId: 'r1' } }]);
  act(() => {
    store.dispatch({
      type: 'mailPreview/composed',
      payload: { subject: 'Showreel — Cosmic', html: '<p>Hello</p>', text: 'Hello' },
    });
  });
  const preview = screen.getByRole('dialog', { name: 'Showreel — Cosmic' });
  expect(within(preview).getByTitle('Showreel — Cosmic')).toHaveAttribute('sandbox');
  await userEvent.click(within(preview).getByRole('tab', { name: 'Plain text' }));
  expect(within(preview).getByText('Hello')).toBeVisible();
});

test('a Japanese or Chinese name of who writes it is shown as it is written', async () => {
  const { store } = show();
  const { agency, staff } = session();
  const misaki = { ...staff, firstName: '美咲', lastName: '高橋' };
  act(() => void store.dispatch(sessionRead({ agency, staff: misaki })));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  act(() => {
    store.dispatch({
      type: 'mailPreview/composed',
      payload: { subject: 'Showreel — Cosmic', html: '<p>Hello</p>', text: 'Hello' },
    });
  });
  screen.getByText('高橋美咲 <staff@co.example>');
});

test('the mail that is looked at says whom it is from, who gets the answers, and whom it goes to', async () => {
  const { store } = show();
  const { agency, staff } = session();
  act(
    () => void store.dispatch(sessionRead({ agency: { ...agency, mainMail: 'office@co.example' }, staff })),
  );
  await userEvent.click(field(/^To/));
  await userEvent.paste('"Roux, Marie" <marie@brand.example>; nobody\nli@brand.example');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  act(() => {
    store.dispatch({
      type: 'mailPreview/composed',
      payload: { subject: 'Showreel — Cosmic', html: '<p>Hello</p>', text: 'Hello' },
    });
  });
  const preview = within(screen.getByRole('dialog', { name: 'Showreel — Cosmic' }));
  const [from, replyTo, to] = preview.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(from).toBe(`${agency.displayName} <office@co.example>`);
  expect(replyTo).toBe('Ana Zapata <staff@co.example>');
  expect(to).toBe('Roux, Marie <marie@brand.example> and 1 more');
});

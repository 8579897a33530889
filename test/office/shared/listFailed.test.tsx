import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import type { Refusal } from '../../../src/contract/refusal';
import { ListFailed } from '../../../src/office/screens/shared/list/ListFailed';
import { en } from '../../tools/texts';

function show(refusal: Refusal) {
  const onTryAgain = jest.fn();
  render(
    <IntlProvider locale="en" messages={en}>
      <ListFailed refusal={refusal} onTryAgain={onTryAgain} />
    </IntlProvider>,
  );
  return onTryAgain;
}

test('a list that the backend has no script for is said to be none of it, and is not tried again', () => {
  show({ kind: 'notFound', noScript: true });
  expect(screen.getByRole('alert')).toHaveTextContent(en['refusal.noScript']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is gone is said to be gone, and can be asked for again', async () => {
  const onTryAgain = show({ kind: 'notFound' });
  expect(screen.getByRole('alert')).toHaveTextContent(en['refusal.notFound']);
  await userEvent.click(screen.getByRole('button', { name: en['list.tryAgain'] }));
  expect(onTryAgain).toHaveBeenCalled();
});

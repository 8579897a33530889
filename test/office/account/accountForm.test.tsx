import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { text } from '../../../src/contract/wire/fields';
import { useAccountForm } from '../../../src/office/screens/account/useAccountForm';
import { TextField } from '../../../src/office/ui/TextField';
import { en } from '../../tools/texts';

const fields = { name: text('NAME', { min: 1 }) };

function Form({ status }: { readonly status: string }) {
  const { form, field } = useAccountForm({
    fields,
    initialValues: { name: 'Ada' },
    sent: { status },
    submit: () => undefined,
  });
  return (
    <form {...form}>
      <TextField {...field('name')} label="Name" />
    </form>
  );
}

test('what is on its way is not typed on, and can be changed again once it is refused', () => {
  const of = (status: string) => (
    <IntlProvider locale="en" messages={en}>
      <Form status={status} />
    </IntlProvider>
  );
  const { rerender } = render(of('sending'));
  expect(screen.getByLabelText('Name')).toHaveAttribute('readonly');
  rerender(of('refused'));
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('readonly');
});

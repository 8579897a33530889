import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { FormDialog } from '../../../src/office/screens/shared/FormDialog';
import { en } from '../../tools/texts';

const dialog = (isOpen: boolean) => (
  <IntlProvider locale="en" messages={en}>
    <FormDialog isOpen={isOpen} title="Schedule" question="Discard?" discard={() => undefined}>
      {() => isOpen && <input aria-label="Time" defaultValue="09:00" />}
    </FormDialog>
  </IntlProvider>
);

test('a dialog that is opened again while it fades away holds nothing of what was typed before', async () => {
  const { rerender } = render(dialog(true));
  const time = await screen.findByLabelText<HTMLInputElement>('Time');
  await userEvent.clear(time);
  await userEvent.type(time, '09:30');
  rerender(dialog(false));
  rerender(dialog(true));
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('09:00');
});

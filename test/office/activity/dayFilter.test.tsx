import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { DayFilter } from '../../../src/office/screens/activity/DayFilter';
import { en } from '../../tools/texts';

async function write(day: string) {
  const onChange = jest.fn();
  render(
    <IntlProvider locale="en" messages={en}>
      <DayFilter label="From" value="" onChange={onChange} />
    </IntlProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), day);
  await userEvent.tab();
  return onChange;
}

test.each(['24/11/0226', '24/11/2226', '1/1/1815', 'yesterday'])(
  '%s is no day that anything was done on: the field says so, and nothing is asked for',
  async (day) => {
    expect(await write(day)).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(RegExp(en['activity.notADay']));
  },
);

test.each(['24/11/2026', '2026/11/24', '２０２６／１１／２４'])('%s is asked for', async (day) => {
  expect(await write(day)).toHaveBeenCalledWith('2026-11-24');
});

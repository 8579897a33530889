import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { en } from '../../tools/texts';
import { PartHead } from '../../../src/office/app/playback/PartHead';

const part = (number: number, begun: number | undefined) => ({
  number,
  recording: { header: { build: '1', begun }, entries: [1, 2], complete: true },
});
const afternoon = new Date(2026, 0, 31, 15, 4).getTime();

test('the loads of a page are told apart by day and hour as everywhere: DD/MM/YYYY, 24 hours', () => {
  const parts = [part(1, undefined), part(3, afternoon)];
  const recording = {
    file: { name: 'report.jsonl', parts, of: 3 },
    part: 0,
    choosePart: jest.fn(),
    open: jest.fn(),
  };
  render(
    <IntlProvider locale="en" messages={en}>
      <PartHead recording={recording as never} />
    </IntlProvider>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Part 1 of 3 · – · 2 entries',
    'Part 3 of 3 · 31/01/2026 15:04 · 2 entries',
  ]);
});

import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { DrawerHeader } from '../../../src/office/screens/shared/DrawerHeader';
import { en } from '../../tools/texts';

test('a drawer is headed as a part of the page is: no level is left out', () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <DrawerHeader title="Professions and pages" onClose={() => undefined} />
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Professions and pages' })).toBeInTheDocument();
});

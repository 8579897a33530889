import { fireEvent, render, screen } from '@testing-library/react';
import { AgencyName } from '../../../src/office/screens/layout/AgencyName';

test('a logo that does not load gives its place to the name, and a new one is tried', () => {
  const { rerender } = render(<AgencyName agency={{ displayName: 'Halden', logoUrl: '/gone.svg' }} />);
  fireEvent.error(screen.getByRole('img', { name: 'Halden' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Halden')).toBeTruthy();
  rerender(<AgencyName agency={{ displayName: 'Halden', logoUrl: '/new.svg' }} />);
  expect(screen.getByRole('img', { name: 'Halden' }).getAttribute('src')).toBe('/new.svg');
});

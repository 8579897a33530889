import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { en } from '../../tools/texts';
import { TextTrouble } from '../../../src/office/screens/biography/TextTrouble';
import type { SaveTrouble } from '../../../src/office/workflows/records/longText';

function said(trouble: SaveTrouble) {
  render(
    <IntlProvider locale="en" messages={en}>
      <TextTrouble about="biography" trouble={trouble} />
    </IntlProvider>,
  );
  return screen.getByText(/^Erreur/).textContent;
}

test('a text that was not saved is said to be still there', () => {
  expect(said({ kind: 'failed', message: 'disk full' })).toBe(
    'Erreur lors de la sauvegarde: disk full Your text is still here: save again when you are ready.',
  );
});

test('of a save that was refused the server’s own words are told, where it has any', () => {
  const refusal = { kind: 'failed', status: 500, message: 'disk full' } as const;
  expect(said({ kind: 'refused', refusal })).toMatch(/^Erreur lors de la sauvegarde: disk full /);
});

test('of a biography that is empty, no text is said to be there', () => {
  expect(said({ kind: 'empty' })).toBe('Erreur: Le contenu de la biographie est vide');
});

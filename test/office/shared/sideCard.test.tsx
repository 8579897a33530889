import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { SideCard } from '../../../src/office/ui/SideCard';

interface Shown {
  readonly hasDialog?: boolean;
  readonly hasUndo?: boolean;
}

const card = ({ hasDialog, hasUndo }: Shown) => (
  <SideCard title="Resume" choice={{ label: 'Resume file', accept: '.pdf', onFile: () => undefined }}>
    <button type="button">Choose</button>
    {hasUndo && <button type="button">Undo</button>}
    {hasDialog && createPortal(<button type="button">Close</button>, document.body)}
  </SideCard>
);
const button = (name: string) => screen.getByRole('button', { name });

test('when a dialog of the card goes, what opened it has the keyboard again', () => {
  const { rerender } = render(card({}));
  button('Choose').focus();
  rerender(card({ hasDialog: true }));
  button('Close').focus();
  rerender(card({}));
  expect(button('Choose')).toHaveFocus();
});

test('when what had the keyboard goes itself, the card has it', () => {
  const { rerender } = render(card({ hasUndo: true }));
  button('Undo').focus();
  rerender(card({}));
  expect(screen.getByRole('region', { name: 'Resume' })).toHaveFocus();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { LongTextPanel } from '../../../src/office/screens/biography/LongTextPanel';
import { en } from '../../tools/texts';
import { ok, refused } from '../support';
import { BIOGRAPHY, open, READ, SAVE } from './support';

const editor = () => screen.getByRole('textbox', { name: 'Biography' });

/** The text, which a colleague saved while this person wrote in it. */
function show(): void {
  const { store, world, type, save } = open();
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <LongTextPanel subject={BIOGRAPHY} label="Biography" placeholder="" />
      </IntlProvider>
    </Provider>,
  );
  act(() => {
    world.answer(READ, ok({ markdown: 'Before', version: 3 }));
  });
  act(() => editor().focus());
  act(() => {
    type('By Anna');
    save();
    world.answer(SAVE, refused({ kind: 'conflict', reason: 'version' }));
    world.answer(READ, ok({ markdown: 'By Ben', version: 4 }));
  });
}

test.each(['longText.keepMine', 'longText.takeTheirs'] as const)(
  'the keyboard stays where the texts are, as they become two and one of them is chosen (%s)',
  async (choice) => {
    show();
    const button = screen.getByRole('button', { name: en[choice] });
    expect(document.activeElement).toContainElement(button);
    expect(document.body).not.toHaveFocus();
    await userEvent.click(button);
    expect(document.activeElement).toContainElement(editor());
    expect(document.body).not.toHaveFocus();
  },
);

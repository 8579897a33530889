import { configureStore, combineReducers } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { SpecialField } from '../../../src/office/screens/specialReels/SpecialField';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

test('an Enter or Escape that only ends what an input method writes neither saves nor gives up', () => {
  const saved = jest.fn();
  render(
    <Provider store={configureStore({ reducer: combineReducers(signedInPerson) })}>
      <IntlProvider locale="en" messages={en}>
        <SpecialField label="Name" value="夏" isSaved={false} problemOf={() => undefined} onSave={saved} />
      </IntlProvider>
    </Provider>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '夏まつり' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(saved).not.toHaveBeenCalled();
  expect(field).toHaveValue('夏まつり');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(saved).toHaveBeenCalledWith('夏まつり', '夏');
});

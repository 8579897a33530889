import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { SpecialField } from '../../../src/office/screens/specialReels/SpecialField';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

/** The field, in which a colleague’s text comes. */
function show() {
  const onSave = jest.fn();
  const field = (value: string) => (
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <SpecialField label="H1" value={value} isSaved={false} problemOf={() => undefined} onSave={onSave} />
      </IntlProvider>
    </Provider>
  );
  const store = configureStore({ reducer: combineReducers(signedInPerson) });
  const { rerender } = render(field('Winter'));
  const box = screen.getByRole('textbox');
  return {
    onSave,
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    leave: () => fireEvent.blur(box),
    colleagueSays: (value: string) => rerender(field(value)),
  };
}

test('what is typed is saved with what stood there when it was begun, whatever a colleague wrote since', () => {
  const { onSave, type, leave, colleagueSays } = show();
  type('Autum');
  colleagueSays('Summer');
  type('Autumn');
  leave();
  expect(onSave.mock.calls).toEqual([['Autumn', 'Winter']]);
});

test.each(['Winter', 'Summer'])(
  'typed back to what stood there or to what a colleague wrote: %s, nothing is saved',
  (text) => {
    const { onSave, type, leave, colleagueSays } = show();
    type('Autumn');
    colleagueSays('Summer');
    type(text);
    leave();
    expect(onSave).not.toHaveBeenCalled();
  },
);

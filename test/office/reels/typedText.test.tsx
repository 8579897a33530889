import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { reelNames } from '../../../src/office/entities/reelNames';
import { ReelNameField } from '../../../src/office/screens/reels/ReelNameField';
import { SpecialField } from '../../../src/office/screens/specialReels/SpecialField';
import { LeavingContext } from '../../../src/office/ui/leaving';
import { editReelReducer } from '../../../src/office/workflows/reels/editReel';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

/** The field, and the questions that leaving it as it is would ask. */
function show(field: ReactElement) {
  let asked: readonly (string | undefined)[] = [];
  const guard = (question?: string) => {
    asked = [...asked, question];
    return () => (asked = asked.filter((each) => each !== question));
  };
  const reducer = combineReducers({
    ...{ ...signedInPerson, editReel: editReelReducer, reelNames: reelNames.reducer },
  });
  render(
    <Provider store={configureStore({ reducer })}>
      <IntlProvider locale="en" messages={en}>
        <LeavingContext.Provider value={{ guard, leave: (go) => go() }}>{field}</LeavingContext.Provider>
      </IntlProvider>
    </Provider>,
  );
  const box = screen.getByDisplayValue('Winter');
  return { box, type: (value: string) => fireEvent.change(box, { target: { value } }), asked: () => asked };
}

const question = [en['reels.typed.discard']];

const special = (
  <SpecialField
    label="Title"
    value="Winter"
    isSaved={false}
    problemOf={(text) => (text === '' ? 'Please fill this in.' : undefined)}
    onSave={() => undefined}
  />
);
const name = <ReelNameField owner={{ talentId: 't1' }} reelId="r1" title="Winter" />;

test.each([
  ['a text of a special reel', special],
  ['a name', name],
])('%s asks before it is left with something typed, and as it was does not', (_what, field) => {
  const { type, asked } = show(field);
  expect(asked()).toEqual([]);
  type('Autumn');
  expect(asked()).toEqual(question);
  type('Winter');
  expect(asked()).toEqual([]);
});

test.each([
  ['the way to a link, which takes the keyboard from it', (box: HTMLElement) => fireEvent.blur(box)],
  ['Enter', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter' })],
  ['Escape', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Escape' })],
])('a text of a special reel asks no more after %s', (_what, act) => {
  const { box, type, asked } = show(special);
  type('Autumn');
  act(box);
  expect(asked()).toEqual([]);
});

test('a text that cannot be saved as it is asks, though the keyboard has left it', () => {
  const { box, type, asked } = show(special);
  type('');
  fireEvent.blur(box);
  expect(asked()).toEqual(question);
});

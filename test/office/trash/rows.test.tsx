import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Session } from '../../../src/contract/entities/session';
import { type Trashed, trashKinds } from '../../../src/contract/entities/trash';
import { trashRows } from '../../../src/office/screens/trash/trashRows';
import { restoringReducer } from '../../../src/office/workflows/trash/restoring';
import { en } from '../../tools/texts';
import { session } from '../people';

const deletedAt = '2026-11-20T10:00:00.000Z';
const thing: Trashed = {
  ...{ kind: 'film', id: 'f1', title: 'Marée haute', talentName: '', talentTrashed: false },
  ...{ filmCount: 0, reelCount: 0, deletedAt, deletedBy: '' },
} as Trashed;

function show(privilege: string, of: Trashed = thing) {
  const current: Session = { ...session(), staff: { ...session().staff, privilege } };
  const store = configureStore({
    reducer: combineReducers({ session: (state = { current }) => state, restoring: restoringReducer }),
  });
  const place = { tabIndex: 0, main: { 'data-row': 3, tabIndex: 0 } } as const;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {trashRows.columns.map(({ id, cell }) => (
          <div key={id}>{cell({ thing: of, searchKey: '' } as never, place)}</div>
        ))}
      </IntlProvider>
    </Provider>,
  );
  return document.querySelectorAll('[data-row]');
}

test('the arrow keys go from one way back to the next', () => {
  const [main, ...others] = show('STAFF');
  expect(main).toBe(screen.getByRole('button', { name: 'Restore “Marée haute”' }));
  expect(others).toEqual([]);
});

test('and for a reader, who restores nothing, from one name to the next', () => {
  const [main, ...others] = show('READER');
  expect(main).toHaveTextContent('Marée haute');
  expect(main).toHaveAttribute('tabindex', '0');
  expect(others).toEqual([]);
});

test('what has no caption is called so by its button too', () => {
  show('STAFF', { ...thing, kind: 'screen', title: '' });
  expect(screen.getByRole('button')).toHaveAccessibleName('Restore “Without a caption”');
});

test('of all that was deleted, each kind can be shown alone; special reels are reels', () => {
  const [kinds] = trashRows.filters ?? [];
  const all = Object.values(trashKinds).filter((kind) => kind !== 'specialReel');
  expect(Object.keys(kinds?.options ?? {}).toSorted()).toEqual(all.toSorted());
});

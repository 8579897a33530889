import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { professions } from '../../../src/office/entities/professions';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { ALL } from '../../../src/office/kernel/query/state';
import { ProfessionsCard } from '../../../src/office/screens/settings/professions/ProfessionsCard';
import { professionNaming, professionRemoval } from '../../../src/office/workflows/agency/professionChanges';
import { professionOrder } from '../../../src/office/workflows/agency/professionOrder';
import { en } from '../../tools/texts';
import { ok, startWorkflows } from '../support';

const LIST = 'http.call agency.professions';
const rows = (ids: string) =>
  ok(
    [...ids].map((categoryId, position) => ({
      ...{ categoryId, name: categoryId, singular: categoryId, routerUrl: categoryId, position },
      ...{ talents: 0, trashed: 0 },
    })),
  );

test('the keyboard stays where it is when they have come, and goes on from here when its row is gone', () => {
  const { world, store } = startWorkflows(
    {
      ...{ professions: professions.reducer, professionOrder: professionOrder.reducer },
      ...{ professionNaming: professionNaming.reducer, professionRemoval: professionRemoval.reducer },
    },
    [professions.saga],
  );
  store.dispatch(professions.facts.asked({ params: ALL }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ProfessionsCard />
      </IntlProvider>
    </Provider>,
  );
  act(() => world.answer(LIST, rows('ab')));
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Remove b' }).focus();
  act(() => {
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'category', id: 'b', version: null }));
    world.answer('clock.sleep', null);
    world.answer(LIST, rows('a'));
  });
  expect(screen.getByRole('button', { name: 'Add a profession' })).toHaveFocus();
});

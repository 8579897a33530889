import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { talents, talentsReducer } from '../../../src/office/entities/talents';
import TalentPageScreen from '../../../src/office/screens/talentPage/TalentPageScreen';
import { en } from '../../tools/texts';
import { offline, ok, startWorkflows } from '../support';

const CALL = 'http.call talents.list';

function open(id: string) {
  const { world, store } = startWorkflows({ talents: talentsReducer }, [talents.saga]);
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={[`/talent/${encodeURIComponent(id)}`]}>
          <Routes>
            <Route path="/talent/:id" element={<TalentPageScreen />} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { world, tell: (value: unknown) => act(() => world.answer(CALL, value)) };
}

test('a talent whom nobody knows is asked for: the page waits, says that it failed, and tries again', () => {
  const { world, tell } = open('t1');
  expect(world.inputOf(CALL)).toEqual({ talentIds: ['t1'] });
  expect(screen.getByText(en['list.loading'])).toBeVisible();
  tell(offline);
  expect(screen.getByText('The talent could not be loaded')).toBeVisible();
  expect(screen.queryByText(en['list.loading'])).not.toBeInTheDocument();
  expect(screen.queryByText(en['talentPage.unknown'])).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: en['list.tryAgain'] }));
  expect(screen.getByText(en['list.loading'])).toBeVisible();
  tell(ok([]));
  expect(screen.getByText(en['talentPage.unknown'])).toBeVisible();
});

test('what cannot be an id is nobody’s, and is not asked for', () => {
  const { world } = open('a b/c');
  expect(screen.getByText(en['talentPage.unknown'])).toBeVisible();
  expect(world.pending()).toEqual([]);
});

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { reducers } from '../../../src/office/app/work';
import { news } from '../../../src/office/entities/news';
import { ALL } from '../../../src/office/kernel/query/state';
import { ScheduleSubject } from '../../../src/office/screens/scheduling/ScheduleSubject';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const blank = { day: '', hour: '09:00' };

test('what can be scheduled is not said to be none while it is loaded, nor when that failed', () => {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, ...reducers }),
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ScheduleSubject
          form={{ thing: 'news', subjectId: '', from: blank, until: blank, recipients: '' }}
          disabled={false}
          onChange={() => undefined}
        />
      </IntlProvider>
    </Provider>,
  );
  const choice = () => screen.getByRole('option').textContent;
  expect(choice()).toBe('Loading');
  act(() => void store.dispatch(news.facts.asked({ params: ALL })));
  expect(choice()).toBe('Loading');
  act(() => void store.dispatch(news.facts.failed({ params: ALL, refusal: { kind: 'offline' } })));
  expect(choice()).toBe('This list could not be loaded');
  act(() => void store.dispatch(news.facts.loaded({ params: ALL, reply: [] })));
  expect(choice()).toBe('There is none yet');
});

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { Provider } from 'react-redux';
import { loadMessages, onMessages } from '../../../src/office/app/messages';
import { Texts } from '../../../src/office/app/Texts';
import { useDress } from '../../../src/office/app/useDress';
import { preferencesIntents, preferencesReducer } from '../../../src/office/workflows/office/preferences';
import { programReducer } from '../../../src/office/workflows/office/program';

test('the texts are in the language that was chosen last, also in one that was shown before', async () => {
  const store = configureStore({
    reducer: combineReducers({ preferences: preferencesReducer, program: programReducer }),
  });
  const first = { language: 'en', messages: await loadMessages('en', 'signIn') } as const;
  render(
    <Provider store={store}>
      <Texts first={first}>
        <FormattedMessage id="signIn.login" />
      </Texts>
    </Provider>,
  );
  const choose = (language: 'en' | 'es' | 'ja') =>
    act(() => void store.dispatch(preferencesIntents.languageChosen(language)));
  screen.getByText('Login');
  choose('ja');
  await screen.findByText('ログイン名');
  choose('en');
  screen.getByText('Login');
  choose('ja');
  screen.getByText('ログイン名');
  choose('en');
  screen.getByText('Login');
});

test('the page is marked as the language of the texts on show, not as one whose texts have not come', async () => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const store = configureStore({
    reducer: combineReducers({ preferences: preferencesReducer, program: programReducer }),
  });
  const first = { language: 'en', messages: await loadMessages('en', 'signIn') } as const;
  const Dressed = () => {
    useDress();
    return <FormattedMessage id="signIn.login" />;
  };
  render(
    <Provider store={store}>
      <Texts first={first}>
        <Dressed />
      </Texts>
    </Provider>,
  );
  act(() => void store.dispatch(preferencesIntents.languageChosen('zh')));
  screen.getByText('Login');
  expect(document.documentElement.lang).toBe('en');
  await screen.findByText('登录名');
  expect(document.documentElement.lang).toBe('zh');
});

test('a screen that is opened once more brings no texts anew: nothing is drawn again for them', async () => {
  const told = jest.fn();
  const first = await loadMessages('en', 'office');
  const stop = onMessages(told);
  expect(await loadMessages('en', 'office')).toBe(first);
  expect(told).not.toHaveBeenCalled();
  const more = await loadMessages('en', 'pages');
  expect(more).toMatchObject(first);
  expect(told).toHaveBeenCalled();
  stop();
});

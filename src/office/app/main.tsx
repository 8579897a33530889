import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fetchCodeAgain } from '../ports/code';
import { pagePath, rootElement } from '../ports/page';
import { FileKeeperProvider } from '../ui/fileKeeper';
import { selectLanguage } from '../workflows/office/preferences';
import { selectIsProgramWhole } from '../workflows/office/program';
import { loadMessages } from './messages';
import { routesOf } from './routes';
import { routingOver } from './routing';
import { startOffice } from './startOffice';
import { Texts } from './Texts';
import './styles.css';

const BUILD = process.env.GREENROOM_BUILD ?? 'development';

async function main(): Promise<void> {
  const office = await startOffice(BUILD);
  const { store, ports } = office;
  const router = createBrowserRouter(routesOf(routingOver(office)));
  ports.attachRouter(router);
  const state = store.getState();
  const language = selectLanguage(state);
  const messages = await loadMessages(
    language,
    'signIn',
    ...(selectIsProgramWhole(state) ? (['office'] as const) : []),
  );

  createRoot(rootElement()).render(
    <StrictMode>
      <Provider store={store}>
        <Texts first={{ language, messages }}>
          <FileKeeperProvider value={ports.keepFile}>
            <RouterProvider router={router} />
          </FileKeeperProvider>
        </Texts>
      </Provider>
    </StrictMode>,
  );
}

fetchCodeAgain();

/** Replaying has pages of its own, in which the office does not run. */
if (/^\/replay(\/|$)/.test(pagePath()))
  void import('./playback/main').then(({ startPlayback }) => startPlayback());
else void main();

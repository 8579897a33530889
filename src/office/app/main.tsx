import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { rootElement } from '../ports/page';
import { FileKeeperProvider } from '../ui/fileKeeper';
import { locationChanged } from '../workflows/navigation';
import { selectLanguage } from '../workflows/preferences';
import { loadMessages } from './messages';
import { routes } from './routes';
import { startOffice } from './startOffice';
import { Texts } from './Texts';
import './styles.css';

const BUILD = process.env.GREENROOM_BUILD ?? 'development';

async function main(): Promise<void> {
  const { store, ports } = await startOffice(BUILD);
  const language = selectLanguage(store.getState());
  const messages = await loadMessages(language);
  const router = createBrowserRouter(routes);
  ports.attachRouter(router);
  tellLocations();

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

  function tellLocations(): void {
    let told = '';
    const tell = ({ location: { pathname } }: typeof router.state) => {
      if (pathname === told) return;
      told = pathname;
      store.dispatch(locationChanged({ path: pathname }));
    };
    tell(router.state);
    router.subscribe(tell);
  }
}

void main();

import { useEffect, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FileKeeperProvider } from '../../ui/fileKeeper';
import { selectSignOnName } from '../../entities/configuration';
import { selectAddress } from '../../workflows/office/navigation';
import { routesOf } from '../routes';
import { loadScreen, type ScreenName } from '../screens';
import { Texts } from '../Texts';
import type { Messages } from '../messages';
import type { Language } from '../../workflows/office/preferences';
import type { StageStore } from './stageStore';

interface StageProps {
  readonly store: StageStore;
  readonly first: { readonly language: Language; readonly messages: Messages };
}

/** The office's own screens over the state of a replay; the address is the recorded one. */
export function Stage({ store, first }: StageProps) {
  return (
    <Provider store={store as never}>
      <Texts first={first}>
        <FileKeeperProvider value={keepNothing}>
          <Screens />
        </FileKeeperProvider>
      </Texts>
    </Provider>
  );
}

function Screens() {
  const address = useSelector(selectAddress) || '/blank';
  const signOn = useSelector(selectSignOnName);
  const [{ router, still }] = useState(() => routersAt(address, Boolean(signOn)));
  useEffect(() => void router.navigate(address, { replace: true }), [router, address]);
  return <RouterProvider router={still} />;
}

/** A router that the recording moves, and the same one as the screens see it: what is in them goes nowhere. */
function routersAt(address: string, hasSignOn: boolean) {
  const load = (screen: ScreenName) => loadScreen(screen, alone);
  const routes = routesOf({
    isSignedIn: () => true,
    hasSignOn: () => hasSignOn,
    onAddress: () => undefined,
    loadScreen: load,
    loadDoor: load,
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const navigate = () => Promise.resolve();
  return { router, still: Object.create(router, { navigate: { value: navigate } }) as typeof router };
}

/** The replay has the kits and the texts already. */
const alone = { admitKit: () => undefined, loadTexts: () => Promise.resolve() };

const keepNothing = ({ name, size, type }: File) => ({ fileId: '', name, size, type });

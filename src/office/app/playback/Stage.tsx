import { Provider, useSelector } from 'react-redux';
import { type Navigator, Router } from 'react-router-dom';
import { FileKeeperProvider } from '../../ui/fileKeeper';
import { selectAddress } from '../../workflows/navigation';
import { Screens } from '../Screens';
import { Texts } from '../Texts';
import type { Messages } from '../messages';
import type { Language } from '../../workflows/preferences';
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
          <Screen />
        </FileKeeperProvider>
      </Texts>
    </Provider>
  );
}

function Screen() {
  const address = useSelector(selectAddress);
  return (
    <Router location={address || '/blank'} navigator={still}>
      <Screens onNavigator={ignore} />
    </Router>
  );
}

const ignore = () => undefined;
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: ignore,
  push: ignore,
  replace: ignore,
};
const keepNothing = ({ name, size, type }: File) => ({ fileId: '', name, size, type });

import { HotkeysProvider, type HotkeysProviderProps } from '@blueprintjs/core';
import { Suspense, lazy, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectSession } from '../../entities/session';
import { OnceOpened } from '../../ui/OnceOpened';
import { useTypedAhead } from '../../ui/useTypedAhead';
import { selectSessionGuard } from '../../workflows/account/sessionGuard';
import { selectUnsavedDrafts } from '../../workflows/records/autoSave';
import { FormsOnShowProvider, useFormsOnShow } from '../shared/record/formsOnShow';
import { LayoutKeys } from './LayoutKeys';
import { LoadingBar } from './LoadingBar';
import { LoadingNotes } from './LoadingNotes';
import { NavigationPanel } from './NavigationPanel';
import { Overlays } from './Overlays';
import { TopBar } from './TopBar';
import { useClientList } from './useClientList';
import { useFocusOnArrival } from './useFocusOnArrival';
import { ForStaff } from '../shared/ForStaff';
import { usePart } from '../shared/partLoader';
import type { CommandPaletteProps } from './palette/CommandPalette';
import './layout.css';
import './print.css';

const UnsavedNotes = lazy(() => import('../shared/record/UnsavedNotes'));
const NavigationDrawer = lazy(() => import('./NavigationDrawer'));
const KeysDialog = lazy(() => import('./KeysDialog'));

const renderKeys: HotkeysProviderProps['renderDialog'] = (
  { isDialogOpen, hotkeys },
  { handleDialogClose },
) => (
  <OnceOpened isOpen={isDialogOpen}>
    <KeysDialog isOpen={isDialogOpen} keys={hotkeys} onClose={handleDialogClose} />
  </OnceOpened>
);

/** The frame of every screen: bar, panel of professions, what is being loaded, and the command palette. */
export default function Layout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const content = useFocusOnArrival();
  const takeTyped = useTypedAhead(isPaletteOpen, frame, () => setPaletteOpen(false));
  const onClientListScroll = useClientList();
  // What lies under a lock is not searched, and not saved as a report.
  const isOpen = !['locked', 'leaving'].includes(useSelector(selectSessionGuard).status);
  // Nothing is loaded for who must set up a second factor first.
  const isLoading = !useSelector(selectSession)?.staff.needsFactor;
  const hasUnsaved = useSelector(selectUnsavedDrafts).length > 0;
  const CommandPalette = usePart<CommandPaletteProps>('palette');
  const openPalette = () => setPaletteOpen(true);
  return (
    <HotkeysProvider renderDialog={renderKeys}>
      <FormsOnShowProvider value={useFormsOnShow()}>
        <div ref={frame} className="frame">
          <a className="frame-skip" href="#content">
            <FormattedMessage id="layout.skip" />
          </a>
          {isOpen && <LayoutKeys onPalette={openPalette} />}
          <TopBar onMenu={() => setMenuOpen(true)} onSearch={openPalette} />
          {isLoading && <LoadingBar />}
          <nav className="frame-panel" onScroll={onClientListScroll}>
            <NavigationPanel />
          </nav>
          <OnceOpened isOpen={isMenuOpen}>
            <NavigationDrawer
              isOpen={isMenuOpen}
              onClose={() => setMenuOpen(false)}
              onScroll={onClientListScroll}
            />
          </OnceOpened>
          <div className="frame-told">
            {isLoading && <LoadingNotes />}
            <ForStaff>
              <OnceOpened isOpen={hasUnsaved}>
                <UnsavedNotes />
              </OnceOpened>
            </ForStaff>
          </div>
          <main ref={content} className="frame-content" id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <Overlays />
          <Suspense>
            {isPaletteOpen && <CommandPalette takeTyped={takeTyped} onClose={() => setPaletteOpen(false)} />}
          </Suspense>
        </div>
      </FormsOnShowProvider>
    </HotkeysProvider>
  );
}

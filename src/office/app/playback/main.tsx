import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { pagePath, rootElement } from '../../ports/page';
import { forbidNetwork, offeredStage, stillPage } from '../../ports/stage';
import { selectLanguage } from '../../workflows/office/preferences';
import { preferredLanguage } from '../preferredLanguage';
import { LivePage } from './LivePage';
import { ReplayPage } from './ReplayPage';
import { LIVE_PATH, STAGE_PATH } from './paths';
import { loadOfficeMessages, loadReplayMessages } from './replayMessages';
import type { StageOffer } from './stageOffer';
import { Stage } from './Stage';

/** The pages under /replay. None of them starts the office: no workflow runs, no server is asked. */
export async function startPlayback(): Promise<void> {
  if (pagePath() === STAGE_PATH) return startStage();
  const { language } = preferredLanguage();
  const messages = await loadReplayMessages(language);
  createRoot(rootElement()).render(
    <StrictMode>
      <IntlProvider locale={language} messages={messages} defaultLocale="en">
        {pagePath() === LIVE_PATH ? <LivePage /> : <ReplayPage />}
      </IntlProvider>
    </StrictMode>,
  );
}

/** The frame with the screens: it has no life of its own. */
async function startStage(): Promise<void> {
  const offer = offeredStage() as StageOffer | undefined;
  if (!offer) return;
  forbidNetwork();
  stillPage({ onFile: offer.openFile, onClicked: offer.clicked });
  const root = createRoot(rootElement());
  const language = selectLanguage(offer.store.getState());
  const first = { language, messages: await loadOfficeMessages(language) };
  let showing = 0;
  const draw = () => root.render(<Stage key={showing} store={offer.store} first={first} />);
  offer.onReset(() => {
    showing += 1;
    draw();
  });
  draw();
}

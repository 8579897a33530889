import { configurationOf } from './configuration';
import { createOffice, type Office } from './office';
import { keep } from './persistence/keep';
import { restore } from './persistence/restore';
import { createRecorder, type Recorder, recorderMiddleware, recordWorld } from '../journal';
import { pageOrigin, readConfigurationFile } from '../ports/configuration';
import { createPorts, type Ports } from '../ports';
import { askBeforeLeaving, onPageHidden } from '../ports/page';
import { describeError, listenToScriptErrors } from '../ports/scriptErrors';
import { browserStorage } from '../ports/storage';
import { scriptErrorsIntents } from '../workflows/scriptErrors';
import { developmentWorld, equipTesters } from './forTesters';
import { selectIsSending } from '../workflows/uploads';
import { preferredLanguage } from './preferredLanguage';

export interface Started extends Office {
  readonly ports: Ports;
  readonly recorder: Recorder;
}

/** The office over the browser's ports: configured, with what survived the last visit, recorded, running. */
export async function startOffice(build: string): Promise<Started> {
  const [file, restored] = await Promise.all([readConfigurationFile(), restore(browserStorage)]);
  const configuration = configurationOf(file, pageOrigin());
  const ports = createPorts(configuration);
  const recorder = createRecorder({ build });
  const stepping = developmentWorld(ports.world);
  const office = createOffice({
    world: recordWorld(stepping ?? ports.world, recorder),
    middleware: [recorderMiddleware(recorder)],
    preloadedState: { preferences: preferredLanguage(), ...restored, configuration },
    beforeSagas: recorder.begin,
    onError(error) {
      recorder.crashed(error);
      tellScriptError(error);
    },
  });

  /** Not within the dispatch that failed: the alert is an intent of its own. */
  function tellScriptError(error: unknown): void {
    queueMicrotask(() => office.store.dispatch(scriptErrorsIntents.scriptFailed(describeError(error))));
  }

  listenToScriptErrors((error) => void office.store.dispatch(scriptErrorsIntents.scriptFailed(error)));
  onPageHidden(keep(office, browserStorage));
  askBeforeLeaving(() => selectIsSending(office.store.getState()));
  equipTesters(recorder, office.store, stepping);
  return { ...office, ports, recorder };
}

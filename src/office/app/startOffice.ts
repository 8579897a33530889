import type { AnyScript } from '../../contract/script';
import { sessionScripts } from '../../contract/scripts/session';
import { configurationOf } from './configuration';
import { assembleOffice, type Office } from './assembleOffice';
import { keep } from './persistence/keep';
import { restore } from './persistence/restore';
import { createRecorder, type Recorder, recorderMiddleware, recordWorld, steppingWorld } from '../journal';
import { selectSession } from '../entities/session';
import { now } from '../ports/clock';
import { pageOrigin, readConfigurationFile } from '../ports/configuration';
import { createPorts, type Ports } from '../ports';
import { onceIdle } from '../ports/idle';
import { newId } from '../ports/ids';
import { openJournalStore } from '../ports/journalStore';
import type { Person } from '../ports/person';
import { askBeforeLeaving, keepKeysToWhereTheyWentDown, onPageHidden } from '../ports/page';
import { describeError, listenToScriptErrors } from '../ports/scriptErrors';
import { browserStorage, lastSignOut } from '../ports/storage';
import { tabName } from '../ports/tab';
import { scriptErrorsIntents } from '../workflows/office/scriptErrors';
import { equipTesters } from './forTesters';
import { selectLanguage } from '../workflows/office/preferences';
import { laterJournal } from './report/laterJournal';
import { followSignOuts } from './report/signOuts';
import { loadMessages } from './messages';
import { preferredLanguage } from './preferredLanguage';
import type { ScreenCode, ScreenHost, ScreenName } from './screens';
import type { Work } from './work';

/** Milliseconds after a screen has come before what may be opened next is fetched: first it asks for what it shows. */
const AFTER_A_SCREEN = 1000;

export interface Started extends Office {
  readonly ports: Ports;
  readonly recorder: Recorder;
  /** Loads a screen behind sign-in with what it works with. */
  readonly loadScreen: (name: ScreenName) => Promise<ScreenCode>;
  /** Loads a screen before sign-in with what it works with. */
  readonly loadDoor: (name: ScreenName) => Promise<ScreenCode>;
}

/** The office over the browser's ports: configured, with what survived the last visit, recorded, running. */
export async function startOffice(build: string): Promise<Started> {
  const [file, { drafts, ...restored }] = await Promise.all([
    readConfigurationFile(),
    restore(browserStorage),
  ]);
  const configuration = configurationOf(file, pageOrigin());
  const tab = tabName(newId({ length: 10 }));
  const { scripts, bring } = growing(sessionScripts);
  const fetchWork = async () => {
    const come = await loadWork();
    bring(come.scripts);
    return come;
  };
  let work = 'session' in restored ? await fetchWork() : undefined;
  let person: Person = () => undefined;
  const ports = createPorts(configuration, loadProgram, () => person(), scripts);
  const recorder = createRecorder({ build, scripts, now });
  const stepping = steppingWorld(ports.world);
  const office = assembleOffice({
    work,
    world: recordWorld(stepping, recorder),
    middleware: [recorderMiddleware(recorder)],
    preloadedState: {
      preferences: preferredLanguage(),
      ...restored,
      ...work?.restoredDrafts(await work.unclaimed(drafts, tab)),
      configuration,
      program: { status: work ? 'whole' : 'signIn' },
    },
    beforeSagas(getState) {
      person = () => selectSession(getState())?.agency.userId;
      recorder.begin(getState);
    },
    onError(error, by) {
      recorder.crashed(error, by);
      tellScriptError(error);
    },
  });

  const loadTexts = (file: 'office' | 'pages') => loadMessages(selectLanguage(office.store.getState()), file);

  async function loadProgram(): Promise<boolean> {
    try {
      [work] = await Promise.all([fetchWork(), loadTexts('office')]);
      office.admit(work);
      work.claimDrafts(office, tab);
      return true;
    } catch {
      return false;
    }
  }

  /** Not within the dispatch that failed: the alert is an intent of its own. */
  function tellScriptError(error: unknown): void {
    queueMicrotask(() => office.store.dispatch(scriptErrorsIntents.scriptFailed(describeError(error))));
  }

  work?.claimDrafts(office, tab);
  keepKeysToWhereTheyWentDown();
  listenToScriptErrors((error) => void office.store.dispatch(scriptErrorsIntents.scriptFailed(error)));
  onPageHidden(keep(office, browserStorage));
  ports.attachJournal(
    laterJournal({
      recorder,
      store: openJournalStore(tab, lastSignOut),
      id: newId({ length: 10 }),
      now,
      owner: () => person() ?? null,
      after: followSignOuts(recorder, lastSignOut),
    }),
  );
  askBeforeLeaving(office.isAtWork);
  equipTesters(recorder, office.store, stepping);
  const host: ScreenHost = {
    admitKit(kitName, kit) {
      bring(kit.scripts);
      office.admitKit(kitName, kit);
    },
    loadTexts,
  };
  const fetchNextFrom = (name: ScreenName | 'signIn') =>
    onceIdle(
      () => void import('./fetchNext').then(({ fetchNext }) => fetchNext(name, host)).catch(() => undefined),
      AFTER_A_SCREEN,
    );
  if (!work) fetchNextFrom('signIn');
  const loadScreen = async (name: ScreenName) => {
    const come = (work ??= await fetchWork());
    const screen = await come.loadScreen(name, host);
    fetchNextFrom(name);
    return screen;
  };
  const loadDoor = async (name: ScreenName) =>
    (await import(/* webpackChunkName: "doors" */ './screens')).loadScreen(name, host);
  return { ...office, ports, recorder, loadScreen, loadDoor };
}

/** What of the contract is there: what one signs in with; the rest comes with the work and with kits, and makes another list. */
function growing(first: readonly AnyScript[]) {
  let all = first;
  const bring = (come: readonly AnyScript[] = []) => {
    const fresh = come.filter((script) => !all.includes(script));
    if (fresh.length > 0) all = [...all, ...fresh];
  };
  return { scripts: () => all, bring };
}

/** What is behind sign-in; only there does a click make room for something else. */
async function loadWork(): Promise<Work> {
  const work = await import(/* webpackChunkName: "work" */ './work');
  work.keepClicksToWhatTheyBeganOn();
  work.keepDroppedFiles();
  return work;
}

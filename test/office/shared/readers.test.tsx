import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CalendarEntry } from '../../../src/contract/entities/calendar';
import { allKits } from '../../../src/office/app/kits/all';
import { reducers } from '../../../src/office/app/work';
import { calendar } from '../../../src/office/entities/calendar';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { filmFigures } from '../../../src/office/entities/filmFigures';
import { reelTable } from '../../../src/office/entities/reelTable';
import { resumes } from '../../../src/office/entities/resumes';
import { screens } from '../../../src/office/entities/screens';
import { ALL } from '../../../src/office/kernel/query/state';
import AboutTecScreen from '../../../src/office/screens/aboutTec/AboutTecScreen';
import AgencyFilmsScreen from '../../../src/office/screens/agencyFilms/AgencyFilmsScreen';
import { TextEditor } from '../../../src/office/screens/biography/TextEditor';
import { AskedAbout } from '../../../src/office/screens/calendar/AskedAbout';
import { AskedAboutNote } from '../../../src/office/screens/dashboard/AskedAboutNote';
import { NewestFilms } from '../../../src/office/screens/dashboard/NewestFilms';
import HomeScreensScreen from '../../../src/office/screens/homeScreens/HomeScreensScreen';
import ListExportScreen from '../../../src/office/screens/listExport/ListExportScreen';
import NewsDetailsScreen from '../../../src/office/screens/newsDetails/NewsDetailsScreen';
import { MailWords } from '../../../src/office/screens/outbox/MailWords';
import OutboxScreen from '../../../src/office/screens/outbox/OutboxScreen';
import { PicturePreview } from '../../../src/office/screens/profilePicture/PicturePreview';
import { ReelDetail } from '../../../src/office/screens/reels/ReelDetail';
import ReelTableScreen from '../../../src/office/screens/reelTable/ReelTableScreen';
import { ResumeCard } from '../../../src/office/screens/resume/ResumeCard';
import { GoneNote } from '../../../src/office/screens/shared/GoneNote';
import TalentImportScreen from '../../../src/office/screens/talentImport/TalentImportScreen';
import { NoFilms } from '../../../src/office/screens/talentPage/NoFilms';
import { DragArea } from '../../../src/office/ui/DragArea';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { navigationReducer } from '../../../src/office/workflows/office/navigation';
import { pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { en } from '../../tools/texts';
import { agencyFilmsLoaded, outboxLoaded } from '../loaded';
import { signedInPerson, signedInReader } from '../people';

const first = {
  configuration: configurationReducer,
  connectivity: connectivityReducer,
  navigation: navigationReducer,
  pageSizes: pageSizesReducer,
};
const kits = Object.assign({}, ...Object.values(allKits).map((kit) => kit.reducers)) as typeof reducers;

/** The words of a part of the office as this person sees them. */
function wordsFor(
  person: typeof signedInPerson,
  part: JSX.Element,
  known: readonly UnknownAction[] = [],
): string {
  const store = configureStore({
    reducer: combineReducers({ ...reducers, ...kits, ...first, ...person }),
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  for (const fact of known) store.dispatch(fact);
  const { container, unmount } = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <FileKeeperProvider value={(file) => ({ fileId: file.name, ...file })}>
            <DragArea>{part}</DragArea>
          </FileKeeperProvider>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const words = container.textContent;
  unmount();
  return words;
}

const mail = (status: 'failed' | 'uncertain' | 'storedLocally') => ({
  ...{ mailId: 'm1', recipient: 'a@client.example', subject: 'Showreel', status },
  createdAt: '2026-01-01T10:00:00.000Z',
});
const mailWords = (status: 'failed' | 'uncertain') => (
  <MailWords mail={mail(status) as never} place={{ tabIndex: 0, main: {} } as never} />
);
const reel = {
  ...{ reelId: 'r1', title: 'Showreel', type: 'MR', position: 1, code: 'c', online: false },
  ...{ isLink: false, linkValue: '' },
};
const resume = { fileName: '', originalName: '', size: 0, online: false };
const entry: CalendarEntry = {
  ...({ entryId: 'e1', action: 'newsletter', status: 'missed', subjectId: 'n1', title: 'May' } as const),
  ...{ day: '2026-11-26', hour: '09:00', mails: 2, staffName: '', reason: '', isTrashed: false },
};
const month = { month: '2026-11', today: '2026-11-24', timeZone: 'Europe/Paris', entries: [] };
const asked = calendar.facts.loaded({ params: { month: '' }, reply: { ...month, asked: [entry] } });
const noFigures = filmFigures.facts.loaded({
  params: ALL,
  reply: { count: 0, unplayable: 0, newest: [] } as never,
});

test.each<readonly [string, JSX.Element, readonly UnknownAction[], string, string]>([
  [
    'the home screens of which there is none',
    <HomeScreensScreen key="1" />,
    [screens.facts.loaded({ params: ALL, reply: [] })],
    'Drop a picture here',
    'fills the first page of the site',
  ],
  [
    'the films of which there is none',
    <AgencyFilmsScreen key="2" />,
    [agencyFilmsLoaded([])],
    'add the first film',
    en['agencyFilms.none'],
  ],
  [
    'the reels of which there is none',
    <ReelTableScreen key="3" />,
    [reelTable.facts.loaded({ params: ALL, reply: [] })],
    'make a reel',
    en['reelTable.none'],
  ],
  [
    'the outbox that is empty',
    <OutboxScreen key="4" />,
    [outboxLoaded([])],
    'send it',
    'appears here with what became of it',
  ],
  [
    'mails that are only kept',
    <OutboxScreen key="5" />,
    [outboxLoaded([mail('storedLocally') as never])],
    'choose them here and send them',
    'have reached nobody.',
  ],
  ['a mail that was not sent', mailWords('failed'), [], 'Check the address', 'It was not sent.'],
  ['a mail that may have arrived', mailWords('uncertain'), [], 'Ask the recipient', 'it may have arrived.'],
  [
    'the newest films of which there is none',
    <NewestFilms key="6" />,
    [noFigures],
    'add the first one',
    'No films yet.',
  ],
  [
    'a talent without films',
    <NoFilms key="7" talentId="t1" search="" hasFilms={false} />,
    [],
    'add the first film',
    'No film yet',
  ],
  [
    'a reel that is off and without films',
    <ReelDetail key="8" owner={{ talentId: 't1' }} reel={reel} />,
    [],
    'Turn it on',
    'are told that it is not available.',
  ],
  [
    'a reel without films',
    <ReelDetail key="9" owner={{ talentId: 't1' }} reel={reel} />,
    [],
    'Add the films',
    '“Showreel” has no films yet',
  ],
  [
    'a talent without a picture',
    <PicturePreview key="10" src={undefined} isSaving={false} />,
    [],
    'drop one here',
    'the page shows the initials.',
  ],
  [
    'a talent without a resume',
    <ResumeCard key="11" talentId="t1" />,
    [resumes.facts.loaded({ params: { talentId: 't1' }, reply: resume })],
    'Drop a PDF',
    'No resume yet.',
  ],
  [
    'what was deleted meanwhile',
    <GoneNote key="12" title="Rose" />,
    [],
    'Restore it',
    'Somebody else moved it to the trash.',
  ],
  [
    'what was not done in time, in the calendar',
    <AskedAbout key="13" entries={[entry]} />,
    [],
    'What should become of it?',
    'Nothing is done late without being asked.',
  ],
  [
    'what was not done in time, on the dashboard',
    <AskedAboutNote key="14" />,
    [asked],
    'Decide',
    'Open the calendar',
  ],
  ['the text of the agency', <AboutTecScreen key="15" />, [], 'edits', 'What the agency says about itself.'],
])('of %s a reader is told what is, and not what to do', (_what, part, known, toDo, fact) => {
  expect(wordsFor(signedInPerson, part, known)).toContain(toDo);
  const told = wordsFor(signedInReader, part, known);
  expect(told).toContain(fact);
  expect(told).not.toContain(toDo);
});

test.each([
  ['of an export', <ListExportScreen key="1" />],
  ['of an import', <TalentImportScreen key="2" />],
  ['of a new news item', <NewsDetailsScreen key="3" />],
])('the page %s says that it is not part of a reader’s role', (_what, part) => {
  expect(wordsFor(signedInPerson, part)).not.toContain(en['staff.notForReaders']);
  expect(wordsFor(signedInReader, part)).toBe(en['staff.notForReaders'] + en['staff.notForReadersHint']);
});

test('a reader is told that a text is empty, and is shown no empty box', () => {
  const text = { status: 'editing', subject: { kind: 'about' }, trouble: null, isRestored: false };
  const known = { markdown: ' ', version: 0 };
  const editor = <TextEditor text={text as never} known={known as never} label="About" placeholder="" />;
  expect(wordsFor(signedInReader, editor)).toBe(en['longText.none']);
});

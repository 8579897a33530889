import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activity } from '../../../src/office/entities/activity';
import { encodings } from '../../../src/office/entities/encodings';
import { filmPlaces } from '../../../src/office/entities/filmPlaces';
import { mailTexts } from '../../../src/office/entities/mails';
import ActivityScreen from '../../../src/office/screens/activity/ActivityScreen';
import { PlacesList } from '../../../src/office/screens/deletion/PlacesList';
import { ReencodeForm } from '../../../src/office/screens/editFilm/ReencodeForm';
import { ScreenRecord } from '../../../src/office/screens/homeScreens/screenRecord';
import { ExportNote } from '../../../src/office/screens/listExport/ExportNote';
import { PreviewDialog } from '../../../src/office/screens/newsletterDetails/PreviewDialog';
import { MailDialog } from '../../../src/office/screens/outbox/MailDialog';
import { PicturedFilms } from '../../../src/office/screens/profilePicture/PicturedFilms';
import { AddingFilms } from '../../../src/office/screens/reels/AddingFilms';
import { TalentChoice } from '../../../src/office/screens/reels/TalentChoice';
import { MailPreview } from '../../../src/office/screens/sendReel/MailPreview';
import { ContrastNote } from '../../../src/office/screens/shared/ContrastNote';
import { RowName } from '../../../src/office/screens/shared/list/RowName';
import { StaffNotes } from '../../../src/office/screens/staff/StaffNotes';
import UploadsTray from '../../../src/office/screens/uploads/UploadsTray';
import { SendingFile } from '../../../src/office/ui/SendingFile';
import { uploadFacts } from '../../../src/office/workflows/films/uploads';
import { screenDetail } from '../../../src/office/workflows/homeScreens/screenDetail';
import { mailPreviewIntents } from '../../../src/office/workflows/mail/mailPreview';
import { outboxIntents } from '../../../src/office/workflows/mail/outbox';
import { newsletterPreviewIntents } from '../../../src/office/workflows/newsletters/newsletterPreview';
import { newsSwitches } from '../../../src/office/workflows/news/newsSwitches';
import { reelChangeIntents } from '../../../src/office/workflows/reels/reelChanges';
import { en } from '../../tools/texts';
import { idleOffice } from '../drawn';
import { talentFilmsLoaded } from '../loaded';
import { film } from '../talents/catalogue';
import { listed } from '../uploads/uploading';

const nothing = () => undefined;
const film1 = film('f1', 1, { talentId: 't1', processId: 'p1', encoding: 'done' });

/** What the regions that were there before say once something has happened; one that came with its words is not heard. */
function saidBy(part: JSX.Element, before: readonly object[], ...then: readonly object[]): string {
  const { store, show } = idleOffice();
  for (const action of before) store.dispatch(action as never);
  show(part);
  const regions = screen.getAllByRole('status');
  for (const action of then) act(() => void store.dispatch(action as never));
  return regions.map(({ textContent }) => textContent).join('');
}

const mail = { subject: 'Showreel', html: '<p>Hello</p>', text: 'Hello' };
const sent = { ...mail, from: 'a', replyTo: '', recipient: 'b' };
const form = { recipient: 'b', senderMail: '', reelName: '', heading: '', message: '', copyToSelf: false };
const read = { params: { mailId: 'm1' } };
const ofFilm = { params: { filmId: 'f1' } };
const place = { reelId: 'r1', title: 'Dawn', owner: '', kind: 'normal', position: 1 } as const;
const adding = (filmId: string) =>
  reelChangeIntents.requested({ kind: 'addFilm', talentId: 't1', reelId: 'r1', filmId });
const process = (encoding: string) =>
  [listed({ processId: 'p1', filmId: 'f1', uploadKey: 'f1', stage: 'received', encoding })] as never;
const row = { tabIndex: 0, main: { 'data-row': 0, tabIndex: 0 } } as const;
const name = { picture: null, name: 'May', path: '/may', place: row, switches: newsSwitches, id: 'n1' };

test.each<[string, JSX.Element, readonly object[], readonly object[], string]>([
  [
    'the mail of a reel has come',
    <MailPreview key="a" />,
    [mailPreviewIntents.opened({ reelId: 'r1', form })],
    [{ type: 'mailPreview/composed', payload: mail }],
    'Showreel',
  ],
  [
    'a mail of the outbox has come',
    <MailDialog key="b" />,
    [outboxIntents.mailOpened({ mailId: 'm1' }), mailTexts.facts.asked(read)],
    [mailTexts.facts.loaded({ ...read, reply: sent as never })],
    'Showreel',
  ],
  [
    'a newsletter is composed',
    <PreviewDialog key="c" />,
    [newsletterPreviewIntents.opened()],
    [{ type: 'newsletterPreview/composed', payload: { html: '', text: '', bytes: 0 } }],
    en['newsletter.preview.title'],
  ],
  [
    'a home screen is not there any more',
    <ScreenRecord.Dialog key="d" title="Screen" className="">
      {null}
    </ScreenRecord.Dialog>,
    [screenDetail.intents.opened('s1')],
    [{ type: 'screenDetail/missed', payload: { id: 's1' } }],
    en['screens.missing'],
  ],
  [
    'the reels that a film stands on are found',
    <PlacesList key="e" filmId="f1" />,
    [filmPlaces.facts.asked(ofFilm)],
    [filmPlaces.facts.loaded({ ...ofFilm, reply: [place] })],
    'It stands on a reel',
  ],
  [
    'films are on their way to a reel',
    <AddingFilms key="f" />,
    [],
    [adding('f1'), adding('f2'), { type: 'reelChanges/saved', payload: {} }],
    'Film 2 of 2',
  ],
  [
    'a filter leaves nothing of what was done',
    <ActivityScreen key="g" />,
    [],
    [activity.facts.loaded({ params: {}, reply: [] })],
    en['activity.none'],
  ],
  [
    'the file of a film is encoded again',
    <ReencodeForm key="h" film={film1} />,
    [talentFilmsLoaded({ talentId: 't1', films: [film1] })],
    [encodings.facts.loaded({ params: {}, reply: process('waiting') })],
    en['film.waiting'],
  ],
  [
    'an upload is done',
    <UploadsTray key="i" />,
    [
      uploadFacts.listed(process('running')),
      encodings.facts.loaded({ params: {}, reply: process('running') }),
    ],
    [encodings.facts.loaded({ params: {}, reply: process('done') })],
    '1 finished',
  ],
  [
    'a row could not be switched',
    <RowName key="j" {...name} />,
    [],
    [
      newsSwitches.press('n1', true, { name: 'May' }),
      { type: 'newsSwitches/started', payload: { newsId: 'n1' } },
      { type: 'newsSwitches/refused', payload: { newsId: 'n1', refusal: { kind: 'forbidden' } } },
    ],
    'Not put on the site',
  ],
  [
    'a link was mailed',
    <StaffNotes key="k" />,
    [],
    [{ type: 'staffLink/made', payload: { name: 'Ben', purpose: 'invitation' } }],
    'Ben',
  ],
  [
    'a list was exported',
    <ExportNote key="l" />,
    [],
    [
      { type: 'listExport/requested', payload: { of: 'films', rows: 'all' } },
      { type: 'listExport/saved', payload: { name: 'films.csv', isAll: true } },
    ],
    'films.csv',
  ],
])('that %s is told where something could be heard before', (_what, part, before, then, words) => {
  expect(saidBy(part, before, ...then)).toContain(words);
});

test.each([
  ['films with pictures', <PicturedFilms key="a" talentId="t1" onOpen={nothing} />, 'Nothing matches “xyz”'],
  [
    'talents',
    <TalentChoice key="b" chosenId="" isDisabled={false} onChoose={nothing} />,
    en['palette.searching'],
  ],
])(
  'that a search for %s finds nothing is told where something could be heard before',
  async (_of, part, none) => {
    const { store, show } = idleOffice();
    const films = Array.from({ length: 7 }, (_none, at) => film(`f${at}`, at, { talentId: 't1' }));
    store.dispatch(talentFilmsLoaded({ talentId: 't1', films }));
    show(part);
    const region = screen.getByRole('status');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(region).toHaveTextContent(none);
  },
);

test.each([
  [
    'colours that are hard to read',
    <ContrastNote key="a" text="#000" ground="#fff" />,
    <ContrastNote key="a" text="#eee" ground="#fff" />,
    en['recordPage.contrastLow'],
  ],
  [
    'a file that is looked at',
    <SendingFile key="b" label="Picture" sent={1} size={2} onCancel={nothing} />,
    <SendingFile key="b" label="Picture" sent={2} size={2} onCancel={nothing} />,
    en['sending.checking'],
  ],
])('of %s it is told where something could be heard before', (_what, before, after, words) => {
  const { rerender } = idleOffice().show(before);
  const region = screen.getByRole('status');
  rerender(after);
  expect(within(region).getByText(words).closest('[aria-hidden=true]')).toBeNull();
});

test('an upload that comes to a stop is an alert that was not there before', () => {
  const { store, show } = idleOffice();
  store.dispatch(uploadFacts.listed(process('running')));
  store.dispatch(encodings.facts.loaded({ params: {}, reply: process('running') }));
  show(<UploadsTray />);
  const before = screen.getByText(/^Encoding/);
  act(() => void store.dispatch(encodings.facts.loaded({ params: {}, reply: process('failed') })));
  expect(screen.getByRole('alert')).not.toBe(before);
  expect(before).not.toBeInTheDocument();
});

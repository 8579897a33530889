import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filmPlaces } from '../../../src/office/entities/filmPlaces';
import { mailTexts } from '../../../src/office/entities/mails';
import { NewestFilms } from '../../../src/office/screens/dashboard/NewestFilms';
import { PlacesList } from '../../../src/office/screens/deletion/PlacesList';
import { ThumbnailChoice } from '../../../src/office/screens/editFilm/ThumbnailChoice';
import { ScreenRecord } from '../../../src/office/screens/homeScreens/screenRecord';
import { PreviewDialog } from '../../../src/office/screens/newsletterDetails/PreviewDialog';
import { MailDialog } from '../../../src/office/screens/outbox/MailDialog';
import { PicturePreview } from '../../../src/office/screens/profilePicture/PicturePreview';
import { MailPreview } from '../../../src/office/screens/sendReel/MailPreview';
import { Awaited } from '../../../src/office/screens/shared/ListAwaited';
import { SubmitText } from '../../../src/office/screens/signIn/SubmitText';
import { SpecialDetail } from '../../../src/office/screens/specialReels/SpecialDetail';
import { FilmState } from '../../../src/office/screens/talentPage/FilmState';
import { talentForm } from '../../../src/office/screens/talentRecord/talentForm';
import { DragArea } from '../../../src/office/ui/DragArea';
import { screenDetail } from '../../../src/office/workflows/homeScreens/screenDetail';
import { mailPreviewIntents } from '../../../src/office/workflows/mail/mailPreview';
import { outboxIntents } from '../../../src/office/workflows/mail/outbox';
import { newsletterPreviewIntents } from '../../../src/office/workflows/newsletters/newsletterPreview';
import { en, es } from '../../tools/texts';
import { idleOffice } from '../drawn';
import { talentFilmsLoaded } from '../loaded';
import { film } from '../talents/catalogue';

const nothing = () => undefined;
const waiting = film('f1', 1, { talentId: 't1', processId: 'p1', encoding: 'waiting' });
const form = { recipient: 'b', senderMail: '', reelName: '', heading: '', message: '', copyToSelf: false };
const ofFilm = { params: { filmId: 'f1' } };
const read = { params: { mailId: 'm1' } };
const signingIn = { status: 'signingIn', attempt: 1 } as never;
const reel = { reelId: 'r1', title: 'Winter', online: true, type: 'MR', position: 1, code: 'c' } as never;

test.each<[string, JSX.Element, readonly object[]]>([
  ['a form that saves itself', <talentForm.Form key="a" recordId="t1" children={null} />, []],
  [
    'a record over its list',
    <ScreenRecord.Dialog key="b" title="Screen" className="" children={null} />,
    [screenDetail.intents.opened('s1')],
  ],
  ['the mail of a reel', <MailPreview key="c" />, [mailPreviewIntents.opened({ reelId: 'r1', form })]],
  ['a newsletter', <PreviewDialog key="d" />, [newsletterPreviewIntents.opened()]],
  [
    'a mail',
    <MailDialog key="e" />,
    [outboxIntents.mailOpened({ mailId: 'm1' }), mailTexts.facts.asked(read)],
  ],
  ['a profile picture', <PicturePreview key="f" src="/p.jpg" isSaving />, []],
  [
    'a choice of a picture',
    <ThumbnailChoice
      key="g"
      film={waiting}
      pictures={[1, 2]}
      asked={1}
      saved={undefined}
      disabled={false}
      onChoose={nothing}
    />,
    [],
  ],
  ['a sign-in', <SubmitText key="h" state={signingIn} />, []],
  [
    'an encoding',
    <FilmState key="i" film={waiting} upload={undefined} isStrip={false} />,
    [talentFilmsLoaded({ talentId: 't1', films: [waiting] })],
  ],
  ['the reels of a film', <PlacesList key="j" filmId="f1" />, [filmPlaces.facts.asked(ofFilm)]],
  [
    'an answer',
    <Awaited
      key="k"
      isKnown={false}
      failed="list.failed"
      refusal={undefined}
      onTryAgain={nothing}
      children={null}
    />,
    [],
  ],
])('that one waits for %s is told in the language of the office alone', (_what, part, before) => {
  const { store, show } = idleOffice(es);
  for (const action of before) store.dispatch(action as never);
  show(part);
  expect(document.querySelector('.bp6-spinner')).not.toBeNull();
  expect(screen.queryByRole('progressbar', { name: 'loading' })).toBeNull();
});

test.each([
  [
    'the films of a special reel',
    <DragArea key="a">
      <SpecialDetail owner={{ talentId: '', special: true }} reel={reel} />
    </DragArea>,
  ],
  ['the newest films', <NewestFilms key="b" />],
])('that one waits for %s is told', (_what, part) => {
  idleOffice().show(part);
  const said = screen.getAllByRole('status').map((region) => region.ariaLabel ?? region.textContent);
  expect(said).toContain(en['list.loading']);
});

const refusal = { kind: 'offline' } as const;

test.each<[string, JSX.Element, readonly object[], string]>([
  [
    'the reels of a film',
    <PlacesList key="a" filmId="f1" />,
    [filmPlaces.facts.asked(ofFilm), filmPlaces.facts.failed({ ...ofFilm, refusal })],
    'filmPlaces/reloadRequested',
  ],
  [
    'a mail',
    <MailDialog key="b" />,
    [
      outboxIntents.mailOpened({ mailId: 'm1' }),
      mailTexts.facts.asked(read),
      mailTexts.facts.failed({ ...read, refusal }),
    ],
    'mailTexts/reloadRequested',
  ],
  [
    'the mail of a reel',
    <MailPreview key="c" />,
    [mailPreviewIntents.opened({ reelId: 'r1', form }), { type: 'mailPreview/failed', payload: refusal }],
    'mailPreview/opened',
  ],
  [
    'a newsletter',
    <PreviewDialog key="d" />,
    [newsletterPreviewIntents.opened(), { type: 'newsletterPreview/refused', payload: refusal }],
    'newsletterPreview/opened',
  ],
])('where %s could not be had, it is asked for again by a button', async (_what, part, before, asked) => {
  const { store, show } = idleOffice();
  const sent = jest.spyOn(store, 'dispatch');
  show(part);
  for (const action of before) act(() => void store.dispatch(action as never));
  expect(screen.getByRole('alert')).toHaveTextContent(en['refusal.offline']);
  sent.mockClear();
  await userEvent.click(screen.getByRole('button', { name: en['list.tryAgain'] }));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: asked }));
});

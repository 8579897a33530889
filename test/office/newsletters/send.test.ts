import { sessionReducer } from '../../../src/office/entities/session';
import {
  type SendForm,
  sendNewsletterIntents,
  sendNewsletterReducer,
  sendNewsletterSaga,
  sendProblem,
  selectSendNewsletter,
} from '../../../src/office/workflows/newsletters/sendNewsletter';
import { session } from '../people';
import { offline, ok, refused, startWorkflows } from '../support';

const MAIL = 'http.call newsletter.mail';
const LIST = 'http.call newsletter.mailList';
const { opened, submitted, closed } = sendNewsletterIntents;
const blank: SendForm = { to: 'one', recipient: '', recipients: '' };
const toOne: SendForm = { ...blank, recipient: ' client@agency.example ' };

function start() {
  const office = startWorkflows(
    { session: sessionReducer, sendNewsletter: sendNewsletterReducer },
    [sendNewsletterSaga],
    { session: { current: session() } },
  );
  const dialog = () => selectSendNewsletter(office.store.getState());
  office.store.dispatch(opened({ newsletterId: 'n1' }));
  return { ...office, dialog };
}

function sending(form: SendForm) {
  const office = start();
  office.store.dispatch(submitted(form));
  office.world.answer('ids.new', 'request-1');
  return office;
}

test('a newsletter goes to one address, once, and the dialog closes after 1.2 s', () => {
  const { world, store, dialog } = sending(toOne);
  store.dispatch(submitted(toOne));
  expect(world.pending()).toEqual([MAIL]);
  expect(world.inputOf(MAIL)).toEqual({
    newsletterId: 'n1',
    clientAbbreviation: session().agency.abbreviation,
    recipient: 'client@agency.example',
    isTest: false,
    requestId: 'request-1',
  });
  world.answer(MAIL, ok({ mailId: 'm1', isStoredLocally: false }));
  expect(dialog().status).toBe('success');
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1200 });
  world.answer('clock.sleep', null);
  expect(dialog().status).toBe('closed');
});

test('a test goes to the address of whoever is signed in', () => {
  const { world } = sending({ ...blank, to: 'myself', recipient: 'client@agency.example' });
  expect(world.inputOf(MAIL)).toMatchObject({ recipient: session().staff.email, isTest: true });
});

test('a list goes as it was pasted, with its names', () => {
  const recipients = 'Ana <ana@a.example>; ben@b.example\nANA@a.example';
  const { world, dialog } = sending({ ...blank, to: 'list', recipients });
  expect(world.inputOf(LIST)).toMatchObject({ recipients });
  world.answer(LIST, ok({ mails: 2, isStoredLocally: true }));
  expect(dialog()).toEqual({ status: 'kept', newsletterId: 'n1', mails: 2 });
});

test('what may have gone out is sent again as the same request; a refusal leaves the form', () => {
  const { world, store, dialog } = sending(toOne);
  world.answer(MAIL, offline);
  expect(dialog()).toMatchObject({ status: 'form', doubtful: [{ requestId: 'request-1' }] });
  store.dispatch(submitted({ ...toOne, recipient: 'client@agency.example' }));
  expect(world.inputOf(MAIL)).toMatchObject({ requestId: 'request-1' });
  world.answer(MAIL, refused({ kind: 'conflict', reason: 'newsletterTooLong' }));
  expect(dialog()).toMatchObject({ status: 'form', doubtful: [] });
  store.dispatch(closed());
  expect(dialog().status).toBe('closed');
});

test.each([
  [{ ...blank }, 'required'],
  [{ ...blank, recipient: 'nobody' }, 'malformed'],
  [toOne, undefined],
  [{ ...blank, to: 'list' as const, recipients: ' \n' }, 'required'],
  [{ ...blank, to: 'list' as const, recipients: 'ana@a.example, nobody' }, 'malformed'],
  [{ ...blank, to: 'list' as const, recipients: 'ana@a.example' }, undefined],
  [{ ...blank, to: 'myself' as const }, undefined],
])('%j: %s', (form, problem) => {
  expect(sendProblem(form, 'ana@co.example')).toBe(problem);
});

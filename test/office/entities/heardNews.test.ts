import type { ServerEvent } from '../../../src/contract/events';
import { calendar } from '../../../src/office/entities/calendar';
import { reelMails, reelMailsReducer } from '../../../src/office/entities/reelMails';
import { scheduledRecipients } from '../../../src/office/entities/scheduledRecipients';
import { talentShowings } from '../../../src/office/entities/talentRecords';
import { tellsOfListedReels } from '../../../src/office/entities/reelTable';
import { wholeNewsletters } from '../../../src/office/entities/wholeNewsletters';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { ok, startWorkflows } from '../support';

const changed = (
  entity: 'calendar' | 'film' | 'staff' | 'talentRecord',
  id: string,
  version: number | null = null,
) => ({ kind: 'changed', entity, id, version }) as const;
const mail = (mailId: string, status: 'waiting' | 'sending' | 'storedLocally' | 'failed') =>
  ({ kind: 'mail', mailId, status, reason: '' }) as const;

/** What is on show, by what news of a colleague's doings it is asked for anew, and by what not. */
const shown = {
  'the mails sent of a reel': {
    ...{ query: { ...reelMails, reducer: reelMailsReducer }, params: { reelId: 'r1' } },
    ...{ reply: [{ mailId: 'm1', status: 'waiting' }], script: 'outbox.list' },
    news: [mail('m2', 'waiting'), mail('m3', 'storedLocally')],
    others: [mail('m1', 'waiting'), mail('m2', 'sending')],
  },
  'to whom a newsletter is to go': {
    ...{ query: scheduledRecipients, params: { entryId: 'e1' }, reply: [], script: 'schedule.recipients' },
    ...{ news: [changed('calendar', 'e1')], others: [changed('calendar', 'e2')] },
  },
  'a whole newsletter': {
    ...{ query: wholeNewsletters, params: { newsletterId: 'n1' }, reply: [], script: 'newsletter.get' },
    ...{ news: [changed('film', 'f1')], others: [changed('staff', 's1')] },
  },
  'who saw secrets': {
    ...{ query: talentShowings, params: { talentId: 't1' }, reply: [], script: 'talentShowings.list' },
    news: [changed('talentRecord', 't1')],
    others: [changed('talentRecord', 't1', 3), changed('talentRecord', 't2')],
  },
  'the calendar': {
    ...{ query: calendar, params: { month: '' }, script: 'calendar.list' },
    reply: { month: '2026-11', entries: [] },
    news: [changed('film', 'f1'), changed('staff', 's1')],
    others: [mail('m1', 'waiting')],
  },
};

test.each(Object.entries(shown))('%s', (_what, { query, params, reply, script, news, others }) => {
  const { facts, reducer, saga } = query as unknown as typeof scheduledRecipients;
  const { world, store } = startWorkflows({ [query.name]: reducer }, [saga]);
  const call = `http.call ${script}`;
  const asked = () => world.asked.filter((each) => each === call).length;
  const tell = (event: ServerEvent) => {
    store.dispatch(serverEventReceived(event));
    for (const name of world.pending()) world.answer(name, name === call ? ok(reply) : null);
    if (world.pending().includes(call)) world.answer(call, ok(reply));
  };
  store.dispatch(facts.asked({ params: params as never }));
  world.answer(call, ok(reply));
  for (const event of others) tell(event);
  expect(asked()).toBe(1);
  for (const [at, event] of news.entries()) {
    tell(event);
    expect(asked()).toBe(at + 2);
  }
});

test('the list of all reels hears of every end that a mail comes to', () => {
  expect(tellsOfListedReels(mail('m1', 'storedLocally'))).toBe(true);
  expect(tellsOfListedReels(mail('m1', 'failed'))).toBe(true);
  expect(tellsOfListedReels(mail('m1', 'sending'))).toBe(false);
});

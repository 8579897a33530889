import type { WholeNewsletter } from '../../../src/contract/entities/newsletter';
import { configurationReducer, defaultConfiguration } from '../../../src/office/entities/configuration';
import { sessionRead, sessionReducer } from '../../../src/office/entities/session';
import { wholeNewsletters } from '../../../src/office/entities/wholeNewsletters';
import { navigationReducer } from '../../../src/office/workflows/office/navigation';
import {
  newsletterCopyIntents,
  newsletterCopyReducer,
  newsletterCopySaga,
  selectNewsletterCopy,
} from '../../../src/office/workflows/newsletters/newsletterCopy';
import {
  newsletterDetail,
  NEWSLETTERS_PATH,
} from '../../../src/office/workflows/newsletters/newsletterDetail';
import { newsletterDetailSaga } from '../../../src/office/workflows/newsletters/newsletterSaving';
import { blankNewsletter, itemText } from '../../../src/office/workflows/newsletters/newsletterValues';
import { session } from '../people';
import { ok, refused, startWorkflows } from '../support';

const GET = 'http.call newsletter.get';
const ADD = 'http.call newsletter.add';
const UPDATE = 'http.call newsletter.update';
const { opened, closed, typed, submitted } = newsletterDetail.intents;

const words = { kind: 'text', key: 'w', html: '<p>Words</p>' } as const;
const written = { ...blankNewsletter, title: 'Autumn', heading1: 'New', items: [words] } as const;
const newsletter: WholeNewsletter = {
  newsletterId: 'n1',
  ...written,
  html: '<p>…</p>',
  footerBackColour: '#606060',
  footerTextColour: '#ffffff',
  modifiedOn: '01/02/2026',
  version: 3,
};

function start(configuration: Partial<typeof defaultConfiguration> = {}) {
  const office = startWorkflows(
    {
      configuration: configurationReducer,
      session: sessionReducer,
      navigation: navigationReducer,
      wholeNewsletters: wholeNewsletters.reducer,
      newsletterDetail: newsletterDetail.reducer,
      newsletterCopy: newsletterCopyReducer,
    },
    [wholeNewsletters.saga, newsletterDetailSaga, newsletterCopySaga],
    {
      configuration: { ...defaultConfiguration, ...configuration },
      session: { current: session() },
      navigation: { path: NEWSLETTERS_PATH },
    },
  );
  const page = () => newsletterDetail.selectPage(office.store.getState());
  return { ...office, page };
}

test.each([
  ['our server composes it of the items', {}, ''],
  [
    'an agency’s own scripts get it whole',
    { composesNewsletters: false },
    '<p style="margin:0 0 12px">Words</p>',
  ],
])('%s', (_what, configuration, html) => {
  const { world, store } = start(configuration);
  store.dispatch(opened('n1'));
  world.answer(GET, ok([newsletter]));
  store.dispatch(typed({ id: 'n1', values: { title: 'Winter' } }));
  store.dispatch(submitted({ id: 'n1' }));
  world.answer('ids.new', 'request-1');
  const sent = (world.inputOf(UPDATE) as { readonly html: string }).html;
  expect(html === '' ? sent : sent.slice(sent.indexOf('<p style'), sent.indexOf('</p>') + 4)).toBe(html);
});

function editing() {
  const office = start();
  office.store.dispatch(opened('n1'));
  office.world.answer(GET, ok([newsletter]));
  return office;
}

test('a new one has seven characters and the day as its id, and is created with every field', () => {
  const { world, store, page } = start();
  store.dispatch(opened(null));
  world.answer('ids.new', 'aB3dE6g');
  world.answer('clock.now', Date.UTC(2026, 3, 9));
  const id = 'aB3dE6g20260409';
  store.dispatch(typed({ id, values: { title: 'Winter', backColour: '#000', items: [itemText(words)] } }));
  store.dispatch(submitted({ id }));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(ADD)).toEqual({
    newsletterId: id,
    ...blankNewsletter,
    title: 'Winter',
    backColour: '#000',
    items: [words],
    html: '',
    logoColour: 'white',
    clientAbbreviation: session().agency.abbreviation,
    requestId: 'request-1',
  });
  world.answer(ADD, ok());
  expect(page().status).toBe('saved');
  world.answer('clock.sleep', null);
  expect(world.inputOf('navigation.go')).toMatchObject({ path: NEWSLETTERS_PATH });
});

test.each([
  ['#123456', '#123456'],
  ['no colour', blankNewsletter.textColour],
])('a new one begins in the agency’s colours: of %s it is %s', (newsletterTextColor, textColour) => {
  const { world, store, page } = start();
  const { agency, ...others } = session();
  store.dispatch(sessionRead({ ...others, agency: { ...agency, newsletterTextColor } }));
  store.dispatch(opened(null));
  world.answer('ids.new', 'aB3dE6g');
  world.answer('clock.now', Date.UTC(2026, 3, 9));
  expect(page()).toMatchObject({ draft: { values: { textColour } } });
  expect(newsletterDetail.selectIsUnsaved(store.getState())).toBe(false);
});

test('the day in the id of a new one is that of the agency', () => {
  const { world, store, page } = start();
  const { agency, ...others } = session();
  store.dispatch(sessionRead({ ...others, agency: { ...agency, timeZone: 'Asia/Tokyo' } }));
  store.dispatch(opened(null));
  world.answer('ids.new', 'aB3dE6g');
  world.answer('clock.now', Date.UTC(2026, 3, 9, 20));
  expect(page()).toMatchObject({ id: 'aB3dE6g20260410' });
});

test('FAILED leaves the page with all that was typed', () => {
  const { world, store, page } = editing();
  store.dispatch(typed({ id: 'n1', values: { title: 'Winter' } }));
  store.dispatch(submitted({ id: 'n1' }));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(UPDATE)).toMatchObject({ newsletterId: 'n1', title: 'Winter', version: 3 });
  world.answer(UPDATE, refused({ kind: 'refused', word: 'FAILED' }));
  expect(page()).toMatchObject({ status: 'editing', draft: { values: { title: 'Winter' } } });
  expect(newsletterDetail.selectCanSave(store.getState())).toBe(true);
});

test('what a colleague put into another field is taken, the list of both waits for a choice', () => {
  const { world, store, page } = editing();
  const mine = [itemText({ ...words, html: '<p>Mine</p>' })];
  store.dispatch(typed({ id: 'n1', values: { items: mine } }));
  store.dispatch(submitted({ id: 'n1' }));
  world.answer('ids.new', 'request-1');
  const theirs = { ...words, html: '<p>Theirs</p>' };
  const values = { ...written, heading2: 'Second', items: [theirs] };
  world.answer(UPDATE, ok({ kind: 'conflict', version: 4, values }));
  expect(page()).toMatchObject({
    status: 'editing',
    draft: {
      values: { heading2: 'Second', items: mine },
      holds: { items: { kind: 'conflict', theirs: [itemText(theirs)] } },
    },
  });
});

test.each([{ kind: 'notFound' }, { kind: 'invalid', problems: { newsletterId: 'tooLong' } }] as const)(
  'one that is not there ($kind) is said to be missing, and asked for no more once it is left',
  (refusal) => {
    const { world, store, page } = start();
    store.dispatch(opened('n1'));
    world.answer(GET, refused(refusal));
    expect(page().status).toBe('missing');
    store.dispatch(closed());
    expect(wholeNewsletters.selectQuery(store.getState(), { newsletterId: 'n1' }).status).toBe('idle');
  },
);

test('an older one is the start of a new one; what was begun before stays', () => {
  const { world, store, page } = start();
  store.dispatch(newsletterCopyIntents.requested({ newsletterId: 'n1' }));
  world.answer(GET, ok([newsletter]));
  world.answer('ids.new', 'aB3dE6g');
  world.answer('clock.now', Date.UTC(2026, 3, 9));
  expect(world.inputOf('navigation.go')).toMatchObject({ path: '/app/page/newsletter/create' });
  store.dispatch(opened(null));
  expect(page()).toMatchObject({
    status: 'editing',
    id: 'aB3dE6g20260409',
    isNew: true,
    draft: { values: { title: 'Autumn', items: [itemText(words)] } },
  });
});

describe('where the agency has colours of its own', () => {
  function copied(colours: object) {
    const office = start();
    const { agency, ...others } = session();
    const colour = (newsletterBackColor: string) =>
      office.store.dispatch(sessionRead({ ...others, agency: { ...agency, newsletterBackColor } }));
    colour('#123456');
    office.store.dispatch(newsletterCopyIntents.requested({ newsletterId: 'n1' }));
    office.world.answer(GET, ok([{ ...newsletter, ...colours }]));
    office.world.answer('ids.new', 'aB3dE6g');
    office.world.answer('clock.now', Date.UTC(2026, 3, 9));
    office.store.dispatch(opened(null));
    const draft = () => {
      const now = office.page();
      return 'draft' in now ? now.draft : undefined;
    };
    return { ...office, colour, draft };
  }

  test.each([
    ['colours of its own', { backColour: '#abcdef' }],
    ['those that any newsletter has', { backColour: blankNewsletter.backColour }],
    ['those of the agency, which has others by now', { backColour: '#123456' }],
  ])('a copy of one in %s is in the same, and nobody else’s', (_what, colours) => {
    const { store, colour, draft } = copied(colours);
    store.dispatch(closed());
    colour('#654321');
    store.dispatch(opened(null));
    expect(draft()?.values).toMatchObject({ title: 'Autumn', ...colours });
    expect(draft()?.holds).toEqual({});
  });

  test('a copy that is thrown away leaves those', () => {
    const { store, draft } = copied({ backColour: '#abcdef' });
    store.dispatch(newsletterDetail.intents.reverted({ id: 'aB3dE6g20260409' }));
    expect(draft()?.values).toMatchObject({ title: '', backColour: '#123456' });
  });
});

test('one that cannot be read is no start, and why is told', () => {
  const { world, store } = start();
  store.dispatch(newsletterCopyIntents.requested({ newsletterId: 'n1' }));
  world.answer(GET, refused({ kind: 'notFound' }));
  expect(selectNewsletterCopy(store.getState())).toMatchObject({ status: 'refused' });
  expect(world.pending()).toEqual([]);
});

test('a stored draft in which the list cannot be read is left out', () => {
  const draft = (items: readonly string[]) => {
    const values = { ...blankNewsletter, items };
    return { version: null, original: blankNewsletter, values, unsure: [], holds: {} };
  };
  const stored = { drafts: { 'new:a': draft(['no item']), 'new:b': draft([itemText(words)]) } };
  expect(Object.keys(newsletterDetail.restored(stored)?.drafts ?? {})).toEqual(['new:b']);
});

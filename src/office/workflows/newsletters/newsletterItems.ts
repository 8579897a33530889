import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { BUTTON_COLOUR, ITEM_KEY_LENGTH, NEWSLETTER_ITEMS_LIMIT } from '../../../contract/constants';
import type { NewsletterItem } from '../../../contract/entities/newsletterItem';
import { type Answer, isTransient, type Refusal } from '../../../contract/refusal';
import { dayTextOf } from '../../../contract/rules/dayText';
import { films, selectFilm } from '../../entities/films';
import { selectAgency } from '../../entities/session';
import { talents } from '../../entities/talents';
import { newId, readClock } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { selectFilmCard } from '../films/filmCard';
import { changeItems, type ItemChange, keyOfItem } from './itemChanges';
import { newsletterDetail } from './newsletterDetail';
import { itemIn, itemText } from './newsletterValues';

interface NewsletterItemsState {
  /** The item whose fields are on show. */
  readonly open: string | null;
  /** What takes back the changes of the list, the last of them last. */
  readonly opposites: readonly ItemChange[];
  /** Of the page when they were made. */
  readonly revision: number;
  /** How many films are put in as soon as it is known what their cards say. */
  readonly filmsAwaited: number;
  /** Why the film that was chosen last was not put in. */
  readonly filmRefusal?: Refusal;
}

/** For what a picture is chosen that takes the place of an item's. */
export const placeOfItem = (newsletterId: string, key: string) => `${newsletterId}.${key}`;

interface OfNewsletter {
  readonly id: string;
}
type Of<T> = PayloadAction<OfNewsletter & T>;
interface OfItem {
  readonly key: string;
}
type Made = PayloadAction<{ readonly opposite: ItemChange; readonly revision: number }>;

const blank: NewsletterItemsState = { open: null, opposites: [], revision: 0, filmsAwaited: 0 };
const begunAnew = ({ filmsAwaited }: NewsletterItemsState) => ({ ...blank, filmsAwaited });

const slice = createSlice({
  name: 'newsletterItems',
  initialState: blank,
  reducers: {
    added: (state, _action: Of<{ readonly kind: 'button' | 'text' }>) => state,
    filmAdded: ({ filmRefusal: _, ...state }, _action: Of<{ readonly filmId: string }>) => ({
      ...state,
      filmsAwaited: state.filmsAwaited + 1,
    }),
    duplicated: (state, _action: Of<OfItem>) => state,
    removed: (state, _action: Of<OfItem>) => state,
    moved: (state, _action: Of<OfItem & { readonly to: number }>) => state,
    undone: (state, _action: PayloadAction<OfNewsletter>) => state,
    unfolded: (state, { payload: { key } }: PayloadAction<OfItem>) => ({ ...state, open: key }),
    folded: (state) => ({ ...state, open: null }),

    changed: ({ filmRefusal: _, ...state }, { payload: { opposite, revision } }: Made) => ({
      ...state,
      opposites: [...(revision === state.revision ? state.opposites : []), opposite],
      revision,
    }),
    takenBack: (state) => ({ ...state, opposites: state.opposites.slice(0, -1) }),
    pictureArrived: (state, _action: Of<{ readonly picture: string }>) => state,
    filmSettled: (state) => ({ ...state, filmsAwaited: state.filmsAwaited - 1 }),
    filmRefused: (state, { payload: filmRefusal }: PayloadAction<Refusal>) => ({ ...state, filmRefusal }),
    shown: (state, { payload: key }: PayloadAction<string>) => ({ ...state, open: key }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(newsletterDetail.intents.opened, begunAnew)
      .addCase(newsletterDetail.intents.closed, begunAnew)
      .addCase(newsletterDetail.intents.reverted, begunAnew),
  selectors: {
    selectNewsletterItems: (state) => state,
    /** True while a film is on its way into the list: what is saved before would be without it. */
    selectIsFilmAwaited: ({ filmsAwaited }) => filmsAwaited > 0,
  },
});

const { intents, facts } = splitActions(
  slice.actions,
  ...(['added', 'filmAdded', 'duplicated', 'removed', 'moved', 'undone', 'unfolded', 'folded'] as const),
);

const { pictureArrived } = facts;

export const newsletterItemsReducer = slice.reducer;
export const newsletterItemsIntents = intents;
/** Fact: a picture was uploaded for the list. */
export const itemPictureArrived = pictureArrived;
export const { selectNewsletterItems, selectIsFilmAwaited } = slice.selectors;

type Root = Parameters<typeof selectNewsletterItems>[0] & Parameters<typeof newsletterDetail.selectPage>[0];

/** What takes back the last change of the list on show; nothing once the page took in what a colleague saved. */
export function selectOpposite(state: Root): ItemChange | undefined {
  const { opposites, revision } = selectNewsletterItems(state);
  const page = newsletterDetail.selectPage(state);
  return 'revision' in page && page.revision === revision ? opposites.at(-1) : undefined;
}

/** The list of a newsletter is changed, and each change can be taken back while its page is open. */
export const newsletterItemsSaga = reacting(
  onEvery(intents.added, add),
  onEvery(intents.filmAdded, addFilm),
  onEvery(intents.duplicated, duplicate),
  onEvery(intents.removed, ({ payload: { id, key } }) => change(id, { kind: 'take', key })),
  onEvery(intents.moved, ({ payload: { id, key, to } }) => change(id, { kind: 'move', key, to })),
  onEvery(intents.undone, undo),
  onEvery(pictureArrived, takePicture),
);

const newKey = () => perform(newId(ITEM_KEY_LENGTH));

function* add({ payload: { id, kind } }: ReturnType<typeof intents.added>): SagaGenerator<void> {
  const key = yield* newKey();
  const item: NewsletterItem =
    kind === 'text' ? { kind, key, html: '' } : { kind, key, address: '', label: '', colour: BUTTON_COLOUR };
  yield* putLast(id, item);
  yield* put(facts.shown(key));
}

function* addFilm({ payload: { id, filmId } }: ReturnType<typeof intents.filmAdded>): SagaGenerator<void> {
  const union = yield* seekCard(filmId);
  const card = union.ok ? yield* select(selectFilmCard, filmId) : undefined;
  if (union.ok && card) {
    const agency = yield* select(selectAgency);
    const createdOn = dayTextOf(yield* perform(readClock()), agency?.timeZone);
    yield* putLast(id, { ...card, union: union.reply, key: yield* newKey(), createdOn });
  } else if (yield* itemsOf(id))
    yield* put(facts.filmRefused(union.ok ? { kind: 'notFound' } : union.refusal));
  yield* put(facts.filmSettled());
}

/**
 * Waits until it is known what a film's card says: who made the film, and whose it is. Answers the talent's union, which only
 * the record tells, or why something of that could not be had.
 */
function* seekCard(filmId: string): SagaGenerator<Answer<string>> {
  const refusal = yield* films.seek(filmId);
  const talentId = (yield* select(selectFilm, filmId))?.talentId;
  if (refusal || !talentId) return refusal ? { ok: false, refusal } : { ok: true, reply: '' };
  const unknown = yield* talents.seek(talentId);
  return unknown ? { ok: false, refusal: unknown } : yield* unionOf(talentId);
}

/** A backend that has no records knows of no unions. */
function* unionOf(talentId: string): SagaGenerator<Answer<string>> {
  const answer = yield* request('talent.get', { talentId });
  if (answer.ok) return { ok: true, reply: answer.reply.union };
  return isTransient(answer.refusal) ? answer : { ok: true, reply: '' };
}

/** A picture that was chosen for an item takes the place of its picture; any other is put in last. */
function* takePicture({
  payload: { id: place, picture },
}: ReturnType<typeof pictureArrived>): SagaGenerator<void> {
  const page = yield* select(newsletterDetail.selectPage);
  const id = page.status === 'editing' ? page.id : place;
  const item = (yield* itemsOf(id))?.map(itemIn).find((each) => each && place === placeOfItem(id, each.key));
  if (item?.kind === 'picture') yield* change(id, { kind: 'write', key: item.key, fields: { picture } });
  if (place !== id) return;
  const key = yield* newKey();
  yield* putLast(id, { kind: 'picture', key, picture, description: '', link: '' });
  yield* put(facts.shown(key));
}

function* putLast(id: string, item: NewsletterItem): SagaGenerator<void> {
  const items = yield* itemsOf(id);
  yield* change(id, { kind: 'put', item: itemText(item), at: items?.length ?? 0 });
}

function* duplicate({ payload: { id, key } }: ReturnType<typeof intents.duplicated>): SagaGenerator<void> {
  const items = (yield* itemsOf(id)) ?? [];
  const at = items.findIndex((item) => keyOfItem(item) === key);
  const item = itemIn(items[at] ?? '');
  if (!item) return;
  const copy = itemText({ ...item, key: yield* newKey() });
  yield* change(id, { kind: 'put', item: copy, at: at + 1 });
}

function* undo({ payload: { id } }: ReturnType<typeof intents.undone>): SagaGenerator<void> {
  const last = yield* select(selectOpposite);
  if (last && (yield* write(id, last)) !== undefined) yield* put(facts.takenBack());
}

function* change(id: string, made: ItemChange): SagaGenerator<void> {
  const opposite = yield* write(id, made);
  const page = yield* select(newsletterDetail.selectPage);
  if (opposite && 'revision' in page) yield* put(facts.changed({ opposite, revision: page.revision }));
}

/** The list with a change in it is what was typed; tells what would take that back, or nothing where it cannot be made. */
function* write(id: string, made: ItemChange): SagaGenerator<ItemChange | undefined> {
  const items = yield* itemsOf(id);
  const isFull = made.kind === 'put' && items?.length === NEWSLETTER_ITEMS_LIMIT;
  const changed = items && !isFull ? changeItems(items, made) : undefined;
  if (changed) yield* put(newsletterDetail.intents.itemsChanged({ id, change: made }));
  return changed?.opposite;
}

/** The list of the newsletter on show, while it may be written. */
const itemsOf = (id: string) => select(newsletterDetail.selectItems, id);

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewsContent } from '../../../contract/entities/news';
import { isUnsaved } from '../../kernel/draft/draft';
import { withDraft } from '../../kernel/draft/drafts';
import { omit } from '../../kernel/draft/values';
import type { Step } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import { newsPictureArrived } from '../newsPicture';
import { draftName, type NewsDetailState, type NewsPage, type OfNews } from './state';
import { canSave, type NewsCopy, steps, withSaved } from './steps';

const initialState: NewsDetailState = { page: { status: 'closed' }, drafts: {} };

/** The state with that page, and what is unsaved of it. */
function withPage({ page: before, drafts }: NewsDetailState, page: NewsPage): NewsDetailState {
  if (!('draft' in page)) return { page, drafts };
  const name = draftName(page);
  const isRenamed = 'draft' in before && before.newsId === page.newsId && draftName(before) !== name;
  const others = isRenamed ? omit(drafts, [draftName(before)]) : drafts;
  return { page, drafts: withDraft(others, name, page.draft) };
}

const ofPage =
  <A extends PayloadAction<unknown>>(step: Step<NewsPage, A>) =>
  (state: NewsDetailState, action: A): NewsDetailState => {
    const page = step(state.page, action);
    return page === state.page ? state : withPage(state, page);
  };

/** Applies a step to the page of that item, and to no other. */
const ofNews =
  <P extends OfNews>(step: Step<NewsPage, PayloadAction<P>>) =>
  (state: NewsDetailState, action: PayloadAction<P>): NewsDetailState =>
    'newsId' in state.page && (state.page.newsId ?? action.payload.newsId) === action.payload.newsId
      ? ofPage(step)(state, action)
      : state;

type Saved = OfNews & {
  readonly isNew: boolean;
  readonly content: NewsContent;
  readonly version: number | null;
};

/** What was typed into an item whose page was left is not unsaved any more either. */
function withSavedDraft(drafts: NewsDetailState['drafts'], { content, version, ...item }: Saved) {
  const draft = drafts[draftName(item)];
  return draft ? withDraft(drafts, draftName(item), withSaved(draft, content, version)) : drafts;
}

const slice = createSlice({
  name: 'newsDetail',
  initialState,
  reducers: {
    opened: ofPage(steps.opened),
    closed: ofPage(steps.closed),
    typed: ofNews(steps.typed),
    settled: ofNews(steps.settled),
    reverted: ofNews(steps.reverted),
    submitted: ofNews(steps.submitted),

    told: (state, { type, payload }: PayloadAction<NewsCopy>) =>
      ofNews(steps.told)(state, { type, payload: { ...payload, kept: state.drafts[draftName(payload)] } }),
    missed: ofNews(steps.missed),
    saved: (state, action: PayloadAction<Saved>) =>
      ofNews(steps.saved)({ ...state, drafts: withSavedDraft(state.drafts, action.payload) }, action),
    failed: ofNews(steps.failed),
    met: ofNews(steps.met),
  },
  extraReducers: (builder) =>
    builder.addCase(newsPictureArrived, (state, { type, payload: { newsId, picture } }) =>
      ofNews(steps.typed)(state as NewsDetailState, { type, payload: { newsId, values: { picture } } }),
    ),
  selectors: {
    selectNewsPage: ({ page }) => page,
    selectNewsDrafts: ({ drafts }) => drafts,
    selectCanSaveNews: ({ page }) => page.status === 'editing' && canSave(page),
    /** True while the item on show is not what the server has. */
    selectIsNewsUnsaved: ({ page }) => 'draft' in page && isUnsaved(page.draft),
  },
});

export const { reducer } = slice;
export const { selectNewsPage, selectNewsDrafts, selectCanSaveNews, selectIsNewsUnsaved } = slice.selectors;
export const { intents, facts } = splitActions(
  slice.actions,
  'opened',
  'closed',
  'typed',
  'settled',
  'reverted',
  'submitted',
);

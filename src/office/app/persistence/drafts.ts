import { createTransform } from 'redux-persist';
import { doubt, type Draft, isUnsaved, type Sending } from '../../kernel/draft/draft';
import { toStored } from '../../kernel/draft/stored';
import { DRAFT_SLICES } from './places';

/** A slice that keeps what was typed; of it nothing else is stored but its switch, where it has one. */
interface DraftSlice {
  readonly on?: boolean;
  readonly drafts: Readonly<Record<string, Draft & { readonly sending?: Sending }>>;
}

/** Of the slices that keep what was typed, the records with unsaved text are stored. */
export const storedDrafts = createTransform<DraftSlice, unknown>(
  ({ on, drafts }) => ({
    ...(on !== undefined && { on }),
    drafts: Object.fromEntries(
      Object.entries(drafts)
        .map(([name, draft]) => [name, draft.sending ? doubt(draft, draft.sending) : draft] as const)
        .filter(([, draft]) => isUnsaved(draft))
        .map(([name, draft]) => [name, toStored(draft)]),
    ),
  }),
  undefined,
  { whitelist: [...DRAFT_SLICES] },
);

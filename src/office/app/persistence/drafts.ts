import { createTransform } from 'redux-persist';
import { doubt, type Draft, isUnsaved, type Sending } from '../../kernel/draft/draft';
import { pick } from '../../kernel/draft/values';
import { DRAFT_SLICES } from '../../workflows/records/draftSlices';

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

/** What is stored of a draft; of secret fields nothing. */
function toStored({ version, original, values, unsure, holds }: Draft) {
  const known = Object.keys(original);
  const conflicts = Object.entries(holds).filter(([, { kind }]) => kind === 'conflict');
  return {
    version,
    original,
    values: pick(values, known),
    unsure: unsure.map((each) => pick(each, known)),
    holds: Object.fromEntries(conflicts),
  };
}

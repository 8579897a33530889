import { type Draft, isUnsaved, type Sending } from '../../kernel/draft/draft';
import { openClaims } from '../../ports/claims';
import type { Office } from '../assembleOffice';
import { DRAFT_SLICES } from '../../workflows/records/draftSlices';
import type { Slices } from './openPlace';

interface DraftSlice {
  readonly drafts?: Readonly<Record<string, Draft & { readonly sending?: Sending }>>;
}

const nameOf = (slice: string, record: string) => `${slice}/${record}`;

/** Claims the unsaved texts of this window, as they come and go, in the name of its tab. */
export function claimDrafts({ store }: Office, tab: string): void {
  const claims = openClaims(tab);
  const held = new Map<string, () => void>();
  const update = () => {
    const names = unsavedIn(store.getState());
    for (const [name, release] of held)
      if (!names.has(name)) {
        release();
        held.delete(name);
      }
    for (const name of names) if (!held.has(name)) held.set(name, claims.claim(name));
  };
  update();
  store.subscribe(update);
}

function unsavedIn(state: object): Set<string> {
  const slices = state as Readonly<Record<string, DraftSlice | undefined>>;
  return new Set(
    DRAFT_SLICES.flatMap((slice) =>
      Object.entries(slices[slice]?.drafts ?? {})
        .filter(([, draft]) => draft.sending !== undefined || isUnsaved(draft))
        .map(([record]) => nameOf(slice, record)),
    ),
  );
}

/** Of the stored texts those that no other window has in hand: what is typed there is not offered here. */
export async function unclaimed(stored: Slices, tab: string): Promise<Slices> {
  const elsewhere = new Set(await openClaims(tab).claimedElsewhere());
  return Object.fromEntries(
    Object.entries(stored).map(([slice, found]) => {
      const drafts = Object.entries((found as DraftSlice | undefined)?.drafts ?? {}).filter(
        ([record]) => !elsewhere.has(nameOf(slice, record)),
      );
      return [slice, found && { ...found, drafts: Object.fromEntries(drafts) }];
    }),
  );
}

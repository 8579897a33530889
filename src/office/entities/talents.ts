import { createAction, createSelector, type UnknownAction, weakMapMemoize } from '@reduxjs/toolkit';
import type { Talent } from '../../contract/entities/talent';
import { personName } from '../../contract/rules/personName';
import { compareTexts, fold } from '../../contract/rules/text';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { collection } from './collection';
import { firstThenAll } from './firstThenAll';
import { foundRows, type FoundParams } from './foundRows';
import { searchLanguage } from './searchLanguage';

/** Fact: a talent is on the agency's site or off it now. */
export const talentSwitched = createAction<{ talentId: string; online: boolean }>('talents/switched');
/** Fact: a talent is in the trash now. */
export const talentRemoved = createAction<{ talentId: string }>('talents/removed');
/** Fact: a talent's profile picture is another one; empty for none. */
export const profilePictureChanged = createAction<{ talentId: string; profilePicture: string }>(
  'talents/profilePictureChanged',
);

/** As the server orders them: those on the site first, then by their names. */
const compare = (one: Talent, other: Talent) =>
  Number(other.online) - Number(one.online) ||
  compareTexts(one.lastName, other.lastName) ||
  compareTexts(one.firstName, other.firstName) ||
  compareTexts(one.talentId, other.talentId);

/** Where a person looks for a talent by what is typed. */
type TalentSearchPlace = 'palette' | 'reelCopy';

/** Those that were found, or all of the agency. */
interface TalentsParams {
  readonly found?: FoundParams<TalentSearchPlace>;
}

/**
 * The agency's talents: those that something on show leads to, those that were found, and all of them where they are
 * listed.
 */
export const talents = collection({
  name: 'talents',
  keyOf: ({ found }: TalentsParams) => (found ? `?${found.place}` : ''),
  *ask({ found }: TalentsParams, known, showPart) {
    if (found) return yield* request('talents.find', { search: found.search, ...(yield* searchLanguage()) });
    return yield* firstThenAll(
      (page) => request('talents.list', page ? { order: 'onlineFirst', ...page } : {}),
      known,
      showPart,
    );
  },
  idOf: ({ talentId }: Talent) => talentId,
  rowsOf: (rows: readonly Talent[]) => rows,
  byRow: {
    changeIn: changeOf('talent'),
    ask: (talentIds) => request('talents.list', { talentIds }),
    // What is found, only the server knows.
    belongsTo: (_talent, { found }: TalentsParams) => found === undefined || undefined,
    compare,
  },
  retriesAtOnce: true,
});

type TalentsState = ReturnType<typeof talents.reducer>;

/** What happens to one talent is seen in the list at once. */
export function talentsReducer(state: TalentsState | undefined, action: UnknownAction): TalentsState {
  const now = talents.reducer(state, action);
  if (talentRemoved.match(action)) return talents.without(now, action.payload.talentId);
  if (!talentSwitched.match(action) && !profilePictureChanged.match(action)) return now;
  const { talentId, ...changes } = action.payload;
  return talents.withChanges(now, talentId, changes);
}

const foundIn = (place: TalentSearchPlace) => foundRows(talents, (search) => ({ found: { place, search } }));

/** The talents that a person may look for in the palette, and for the copy of a reel. */
export const paletteTalents = foundIn('palette');
export const reelCopyTalents = foundIn('reelCopy');

export const selectTalents = talents.selectAll;
export const selectTalent = talents.selectById;

/** A talent with what lists search and sort by, folded once. */
export interface TalentEntry {
  readonly talent: Talent;
  readonly name: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
}

/** A talent's name in reading order. */
export const fullName = ({ firstName, lastName }: Pick<Talent, 'firstName' | 'lastName'>) =>
  personName(firstName, lastName);

const entryOf = weakMapMemoize((talent: Talent): TalentEntry => {
  const name = fullName(talent);
  return {
    talent,
    name,
    searchKey: fold(`${name} ${talent.lastName} ${talent.firstName} ${talent.city} ${talent.profession}`),
  };
});

const entriesOf = (all: readonly Talent[]): readonly TalentEntry[] => all.map(entryOf);

/** A talent that is known, with what lists search and sort by. */
export const selectTalentEntry = createSelector(
  [(state: Parameters<typeof selectTalent>[0]) => state.talents.rows],
  (rows) =>
    (id: string): TalentEntry | undefined =>
      rows[id] && entryOf(rows[id]),
);

/** All talents with their search keys, in the server's order; those that may be found where they are looked for. */
export const selectTalentEntries = createSelector([selectTalents], entriesOf);
export const selectPaletteTalents = createSelector([paletteTalents.selectRows], entriesOf);
export const selectReelCopyTalents = createSelector([reelCopyTalents.selectRows], entriesOf);

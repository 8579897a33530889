import { moveReel, type ReelStep } from '../../../src/contract/rules/moveReel';
import {
  type ReelBranch,
  type ReelOrder,
  reelOrder,
  reelPlaces,
} from '../../../src/contract/rules/reelOrder';
import { holdsFilms, kindOfReel } from '../../../src/contract/rules/reelType';
import { selectReelRows } from '../../../src/office/entities/reelFilms';
import { selectReelsOf } from '../../../src/office/entities/reels';
import type { ReelOwner } from '../../../src/office/entities/reelOwner';
import type { TrashedName } from '../../../src/office/entities/trashed';
import { deletionIntents } from '../../../src/office/workflows/trash/deletion';
import { describing } from '../../../src/office/workflows/reels/editReel';
import { newReel } from '../../../src/office/workflows/reels/newReel';
import {
  reelChangeIntents,
  type ReelChange,
  selectReelChanges,
} from '../../../src/office/workflows/reels/reelChanges';
import { reelCopy } from '../../../src/office/workflows/reels/reelCopy';
import { restoringIntents } from '../../../src/office/workflows/trash/restoring';
import { undoIntents } from '../../../src/office/workflows/trash/undo';
import type { HeadlessOffice } from '../../tools/headlessOffice';

/** A person at an office, looking at a talent's reels or special reels; `at` and `to` choose among what is there. */
export interface Act {
  readonly office: HeadlessOffice;
  readonly owner: ReelOwner;
  readonly at: number;
  readonly to: number;
  /** What the person has in hand, taken before: a drop comes later than what was seen. */
  readonly hands: Map<HeadlessOffice, ReelOrder>;
  readonly filmIds: readonly string[];
  /** What went to the trash, whoever put it there. */
  readonly trash: TrashedName[];
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const reelsOn = ({ office, owner }: Act) => selectReelsOf(office.store.getState(), owner);
const rowsOn = ({ office }: Act, reelId: string) => selectReelRows(office.store.getState(), reelId);

const request = ({ office }: Act, change: ReelChange) =>
  void office.store.dispatch(reelChangeIntents.requested(change));

function order(act: Act, from: ReelOrder, to: ReelOrder): void {
  if (from === to) return;
  request(act, { kind: 'order', ...act.owner, places: reelPlaces(to), seen: reelPlaces(from) });
}

/** Where a drag lets a reel fall: between those of the first level, or in a group. */
function dragged(now: ReelOrder, at: number, to: number): ReelOrder {
  const all = now.flatMap(({ reelId, subReels }) => [reelId, ...subReels]);
  const reelId = pick(all, at);
  const moved = now.find((branch) => branch.reelId === reelId);
  const rest: ReelOrder = now
    .filter((branch) => branch !== moved)
    .map((branch) => ({ ...branch, subReels: branch.subReels.filter((each) => each !== reelId) }));
  const branch: ReelBranch = moved ?? { reelId: reelId ?? '', isGroup: false, subReels: [] };
  const group = pick(
    rest.filter(({ isGroup }) => isGroup),
    to,
  );
  if (reelId === undefined) return now;
  if (to % 2 === 0 || branch.isGroup || !group) return rest.toSpliced(to % (rest.length + 1), 0, branch);
  const subReels = group.subReels.toSpliced(to % (group.subReels.length + 1), 0, reelId);
  return rest.with(rest.indexOf(group), { ...group, subReels });
}

/** A reel that films can be put on. */
const filmReel = (act: Act) => pick(reelsOn(act).filter(holdsFilms), act.at)?.reelId;

const KINDS = [{}, { kind: 'group' }, { kind: 'link' }] as const;

const nameOf = ({ kind, id, title }: TrashedName) => ({ kind, id, title });

const STEPS: readonly ReelStep[] = ['up', 'down', 'into', 'out'];

/** What a person can do, as the screens say it. */
export const deeds = {
  drag(act: Act) {
    const now = reelOrder(reelsOn(act));
    order(act, now, dragged(now, act.at, act.to));
  },
  step(act: Act) {
    const now = reelOrder(reelsOn(act));
    const reelId = pick(reelsOn(act), act.at)?.reelId ?? '';
    order(act, now, moveReel(now, reelId, STEPS[act.to % 4] ?? 'up'));
  },
  take(act: Act) {
    act.hands.set(act.office, reelOrder(reelsOn(act)));
  },
  drop(act: Act) {
    const seen = act.hands.get(act.office);
    if (seen) order(act, seen, dragged(seen, act.at, act.to));
    act.hands.delete(act.office);
  },
  orderFilms(act: Act) {
    const reelId = filmReel(act) ?? '';
    const seen = rowsOn(act, reelId).map(({ rowId }) => rowId);
    const [moved] = seen.slice(act.to % Math.max(1, seen.length));
    if (moved === undefined || seen.length < 2) return;
    const rest = seen.filter((rowId) => rowId !== moved);
    const rowIds = rest.toSpliced((act.at + act.to) % (rest.length + 1), 0, moved);
    request(act, { kind: 'orderFilms', ...act.owner, reelId, rowIds, seen });
  },
  removeFilm(act: Act) {
    const reelId = filmReel(act) ?? '';
    const row = pick(rowsOn(act, reelId), act.to);
    if (row) request(act, { kind: 'removeFilm', ...act.owner, ...row });
  },
  addFilm(act: Act) {
    const reelId = filmReel(act);
    const filmId = pick(act.filmIds, act.to);
    if (reelId !== undefined && filmId !== undefined)
      request(act, { kind: 'addFilm', ...act.owner, reelId, filmId });
  },
  moveFilms(act: Act) {
    const fromId = filmReel(act) ?? '';
    const toId = pick(reelsOn(act).filter(holdsFilms), act.to)?.reelId;
    const rows = rowsOn(act, fromId).filter((_row, at) => (act.to >> at) % 2 === 0);
    const filmIds = rows.map(({ filmId }) => filmId);
    const former = rows.map(({ position }) => position);
    if (rows.length === 0 || toId === fromId) return;
    const to = toId === undefined || act.to % 3 === 0 ? {} : { toId };
    request(act, { kind: 'moveFilms', ...act.owner, filmIds, fromId, ...to, former });
  },
  toggle(act: Act) {
    const reel = pick(reelsOn(act), act.at);
    if (reel) request(act, { kind: 'switch', ...act.owner, reelId: reel.reelId, online: !reel.online });
  },
  rename(act: Act) {
    const reel = pick(reelsOn(act), act.at);
    if (!reel || reel.isLink) return;
    const { reelId, type, title: former } = reel;
    const title = `name${act.to}`;
    const change: ReelChange | null = reel.special
      ? describing(act.owner, reel, { title }, {})
      : { kind: 'rename', ...act.owner, reelId, title, former, type, isNewName: false };
    if (change) request(act, change);
  },
  remove(act: Act) {
    const reel = pick(reelsOn(act), act.at);
    if (!reel) return;
    const kind = act.owner.special ? 'specialReel' : 'reel';
    const thing = { kind, id: reel.reelId, title: reel.title, talentId: act.owner.talentId } as const;
    act.trash.push(thing);
    act.office.store.dispatch(deletionIntents.closed());
    act.office.store.dispatch(deletionIntents.opened({ things: [thing] }));
    act.office.store.dispatch(deletionIntents.confirmed());
  },
  restore({ office, trash, at }: Act) {
    const thing = pick(trash, at);
    if (thing) office.store.dispatch(restoringIntents.requested({ thing: nameOf(thing) }));
  },
  add({ office: { store }, owner, to }: Act) {
    const kinds = owner.special ? ([{}, { kind: 'group' }] as const) : KINDS;
    store.dispatch(newReel.intents.closed());
    store.dispatch(newReel.intents.opened({ ...owner, ...pick(kinds, to) }));
    store.dispatch(
      newReel.intents.submitted({ title: `new${to}`, isNewName: false, linkValue: 'vimeo.com/2' }),
    );
  },
  duplicate(act: Act) {
    const reel = pick(reelsOn(act), act.at);
    if (!reel) return;
    const { store } = act.office;
    const { reelId, title } = reel;
    store.dispatch(reelCopy.intents.closed());
    store.dispatch(reelCopy.intents.opened({ owner: act.owner, reelId, title, kind: kindOfReel(reel) }));
    store.dispatch(reelCopy.intents.submitted({ title: `copy${act.to}`, talentId: act.owner.talentId }));
  },
  undo(act: Act) {
    act.office.store.dispatch(undoIntents.requested());
  },
  tryAgain({ office }: Act) {
    const changes = selectReelChanges(office.store.getState());
    if (changes.status === 'refused')
      for (const { change } of changes.refusals) office.store.dispatch(reelChangeIntents.requested(change));
  },
  dismiss({ office }: Act) {
    office.store.dispatch(reelChangeIntents.dismissed());
  },
} as const;

export type Deed = keyof typeof deeds;

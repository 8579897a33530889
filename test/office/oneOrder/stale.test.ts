import { reelOrder, reelPlaces } from '../../../src/contract/rules/reelOrder';
import { reels, selectReelsOf } from '../../../src/office/entities/reels';
import { reelChangeIntents, selectReelChanges } from '../../../src/office/workflows/reels/reelChanges';
import { type HeadlessOffice, toRest } from '../../tools/headlessOffice';
import { deeds } from './deeds';
import { setStage, type Stage } from './stage';
import { inDatabase, onScreen } from './truth';

let stage: Stage;
const statuses: unknown[] = [];

beforeAll(async () => {
  stage = await setStage(undefined, async ({ script }, reach) => {
    const answer = await reach();
    if (script === 'reel.order') statuses.push(answer.ok ? 'done' : answer.refusal);
    return answer;
  });
});
afterAll(() => stage.close());

test('of two orders made on the same one the second is refused (409), and both people see the first', async () => {
  const { offices } = stage;
  const talentId = await stage.newTalent();
  const orders = offices.map(({ store }) => reelOrder(selectReelsOf(store.getState(), { talentId })));
  const turn = ({ store }: HeadlessOffice, at: number) => {
    const seen = orders[at] ?? [];
    const [first, ...others] = seen;
    const to = first ? others.toSpliced(at + 1, 0, first) : seen;
    const places = reelPlaces(to);
    store.dispatch(reelChangeIntents.requested({ kind: 'order', talentId, places, seen: reelPlaces(seen) }));
    return places.map(({ reelId }) => reelId);
  };
  const [firsts] = offices.map(turn);
  await toRest(offices);
  expect(statuses).toEqual(['done', { kind: 'conflict', reason: 'stale', word: 'error' }]);
  const truth = await inDatabase(stage, { talentId });
  expect(truth.map((line) => /^(?:> )?(\S+)/.exec(line)?.[1])).toEqual(firsts);
  for (const office of offices) expect(onScreen(office, { talentId })).toEqual(truth);
  expect(offices.map(({ store }) => selectReelChanges(store.getState()).status)).toEqual(['idle', 'refused']);
  deeds.dismiss({
    office: offices[1],
    owner: { talentId },
    at: 0,
    to: 0,
    hands: new Map(),
    trash: [],
    filmIds: [],
  });
});

test('an order that waits stands, whatever is read before it is saved, though reels of another talent change too', async () => {
  const [office] = stage.offices;
  const before = await stage.newTalent();
  const talentId = await stage.newTalent();
  const seen = reelOrder(selectReelsOf(office.store.getState(), { talentId }));
  const places = reelPlaces(seen.toReversed());
  office.store.dispatch(reels.reload({ talentId }));
  await office.step(0);
  const [reel] = selectReelsOf(office.store.getState(), { talentId: before });
  for (const change of [
    { kind: 'order', talentId, places, seen: reelPlaces(seen) },
    { kind: 'switch', talentId: before, reelId: reel?.reelId ?? '', online: false },
  ] as const)
    office.store.dispatch(reelChangeIntents.requested(change));
  // What was asked before comes now.
  await office.step(0);
  const shown = () => reelPlaces(reelOrder(selectReelsOf(office.store.getState(), { talentId })));
  expect(shown()).toEqual(places);
  await toRest(stage.offices);
  expect(shown()).toEqual(places);
  expect(onScreen(office, { talentId: before })).toEqual(await inDatabase(stage, { talentId: before }));
});

test('over the wire it is a 409 with the word of the specification', async () => {
  const talentId = await stage.newTalent();
  const { reels } = await stage.witness.call('talentReels.list', { talentId });
  const places = reelPlaces(reelOrder(reels));
  const { status, body } = await stage.witness.send('reel.order', {
    REEL_OWNER: talentId,
    REEL_IDS: places.map(({ reelId }) => reelId).join('_;_'),
    REEL_TYPES: places.map(({ type }) => type).join('_;_'),
    ORDER_STRING: places.map(({ position }) => position).join('_;_'),
    GLOBAL_ORDER: places.map((_place, at) => at + 1).join('_;_'),
    SEEN_REEL_IDS: 'another',
    SEEN_REEL_TYPES: 'MR',
  });
  expect({ status, body }).toEqual({ status: 200, body: 'done_0' });
  const turned = reelPlaces(reelOrder(reels).toReversed());
  const stale = await stage.witness.send('reel.order', {
    REEL_OWNER: talentId,
    REEL_IDS: turned.map(({ reelId }) => reelId).join('_;_'),
    REEL_TYPES: turned.map(({ type }) => type).join('_;_'),
    ORDER_STRING: turned.map(({ position }) => position).join('_;_'),
    GLOBAL_ORDER: turned.map((_place, at) => at + 1).join('_;_'),
    SEEN_REEL_IDS: 'another',
    SEEN_REEL_TYPES: 'MR',
  });
  expect({ status: stale.status, body: stale.body }).toEqual({ status: 409, body: 'error' });
});

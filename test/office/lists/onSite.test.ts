import { siteActions } from '../../../src/office/screens/shared/list/onSite';
import { talentSwitches } from '../../../src/office/workflows/talents/talentSwitches';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at + 1000}`, title: 'Ana', online: at % 2 === 0 }));
const [switchOn, switchOff] = siteActions<{ id: string; title: string; online: boolean }>(
  talentSwitches,
  (row) => row,
  ({ online }) => online,
  () => [],
).map(({ act }) => act);

const things = (intents: readonly { readonly type: string }[] = []) =>
  (intents as ReturnType<typeof talentSwitches.intents.requested>[]).map(({ payload }) =>
    'things' in payload ? payload.things : [],
  );

test('however many are switched at once, it is one intent', () => {
  expect(things(switchOn?.(rows(5000)))).toMatchObject([{ length: 5000 }]);
});

test('a press has a name, and the same rows pressed again another', () => {
  const all = [switchOn, switchOff, switchOn].map((act) => things(act?.(rows(3))).flat());
  const names = all.map((pressed) => new Set(pressed.map(({ deed }) => deed?.together)));
  expect(names.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(names.flatMap((each) => [...each])).size).toBe(3);
});

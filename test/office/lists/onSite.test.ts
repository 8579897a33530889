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

const presses = (intents: readonly { readonly type: string }[] = []) => [
  ...new Set(
    (intents as ReturnType<typeof talentSwitches.intents.requested>[]).map(
      ({ payload }) => payload.deed?.together,
    ),
  ),
];

test('what is said of each row is as short however many are switched at once', () => {
  const longest = (count: number) =>
    Math.max(...(switchOn?.(rows(count)) ?? []).map((intent) => JSON.stringify(intent).length));
  expect(longest(5000)).toBeLessThanOrEqual(longest(2) + 1);
});

test('one press has one name, and the same rows pressed again another', () => {
  const all = [switchOn, switchOff, switchOn].flatMap((act) => presses(act?.(rows(3))));
  expect(new Set(all).size).toBe(3);
  expect(all).toHaveLength(3);
});

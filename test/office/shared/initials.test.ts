import { initialsOf } from '../../../src/office/ui/initials';

test.each([
  ['Ana de la Cruz', 'AC'],
  ['  zoé ', 'Z'],
  ['Ana (Cruz)', 'AC'],
  ['נועה בן־דוד (2)', 'נ2'],
  ['高橋美咲', '高'],
  ['50 Cent', '5C'],
  ['', ''],
])('the initials of “%s” are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

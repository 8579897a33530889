import { titleOfFile } from '../../src/contract/rules/filmTitle';

test.each([
  ['harbour_at_night.final.mov', 'harbour at night final'],
  ['Été à Nice.MP4', 'Été à Nice'],
  ['2024-05 Cut 3', '2024-05 Cut 3'],
  ['.mp4', ''],
])('the file %s suggests the title “%s”', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

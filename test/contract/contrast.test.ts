import { contrastOf, READABLE } from '../../src/contract/rules/contrast';

// The figures of WebAIM's contrast checker.
test.each([
  ['#000', '#ffffff', 21],
  ['#ffffff', '#fff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#0000ff', 2.15],
])('text of %s on %s has a contrast of %d', (text, ground, contrast) => {
  expect(contrastOf(text, ground)).toBeCloseTo(contrast, 2);
  expect(contrastOf(ground, text) >= READABLE).toBe(contrast >= 4.5);
});

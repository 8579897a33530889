import { plainFileName } from '../../src/contract/rules/fileName';

test.each([
  ['rushes\u202E4pm.exe', 'rushes4pm.exe'],
  ['\u202Dcv\u202C.pdf', 'cv.pdf'],
  ['\u2066a\u2067b\u2068c\u2069.mov', 'abc.mov'],
])('a name that would show another ending shows its own: %j', (name, plain) => {
  expect(plainFileName(name)).toBe(plain);
});

test.each(['فيلم قصير.mp4', 'סרט קצר.mov', 'été 夏.mxf', 'a\u200Fb.mp4'])('%j stays as it is', (name) => {
  expect(plainFileName(name)).toBe(name);
});

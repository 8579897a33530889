import { doubtOfAddress } from '../../../src/office/screens/talentRecord/doubts';

test.each([
  ['', false],
  ['example.com', false],
  ['http://例え.jp/映画', false],
  ['http://my site.com', true],
  ['javascript:alert(1)', true],
])('whether a browser opens %j is asked: %j', (address, isAsked) => {
  expect(doubtOfAddress(address) !== undefined).toBe(isAsked);
});

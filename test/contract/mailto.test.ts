import { mailtoLink, unsubscribeLink } from '../../src/contract/rules/mailto';

test.each([
  ['office@co.example', 'mailto:office@co.example'],
  ['a.b-c_d@co.example', 'mailto:a.b-c_d@co.example'],
  ['a?b&c=d@x.example', 'mailto:a%3Fb%26c%3Dd@x.example'],
  ['50%/#+o@x.example', 'mailto:50%25%2F%23%2Bo@x.example'],
])('a mail to %s is begun by %s', (address, link) => {
  expect(mailtoLink(address)).toBe(link);
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
});

test('who wants no more newsletters writes to the whole address', () => {
  expect(unsubscribeLink('a?b&c=d@x.example')).toBe('mailto:a%3Fb%26c%3Dd@x.example?subject=unsubscribe');
});

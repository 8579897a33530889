import { reelSubject } from '../../../src/server/mail/reelSubject';

test.each([
  ['Léa Martin', 'Showreel', 'Léa Martin: Showreel — Cosmic Artists'],
  ['', 'Winners of Cannes', 'Winners of Cannes — Cosmic Artists'],
  ['Léa Martin', 'Lea Martin, fiction', 'Lea Martin, fiction — Cosmic Artists'],
  ['王小明', '作品集', '王小明: 作品集 — Cosmic Artists'],
  ['Léa\r\nBcc: x@y.example', 'A\u202eB', 'Léa Bcc: x@y.example: AB — Cosmic Artists'],
])('the subject of %j and %j', (talent, reelName, subject) => {
  expect(reelSubject(talent, reelName, 'Cosmic Artists')).toBe(subject);
});

import { openRig, type Rig } from '../reels/rig';
import { addReel } from '../reels/rows';
import { mail } from './mailInput';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig();
  await addReel(rig.tenant().catalogue, 'r1', ['f1']);
});
afterAll(() => rig.close());

test.each([
  ['书航', '林', '林书航'],
  ['美咲', '高橋', '高橋美咲'],
  ['Anna', 'Berg', 'Anna Berg'],
])('a mail of %s %s is signed as that name is written: %s', async (senderFirstName, senderLastName, name) => {
  const { mailId = '' } = await rig.call('reel.mail', mail({ senderFirstName, senderLastName }));
  const { replyTo, html } = await rig.call('outbox.read', { mailId });
  expect(replyTo).toBe(`"${name}" <anna@co.example>`);
  expect(html).toContain(name);
});

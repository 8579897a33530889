import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../../../src/server/settings';
import { KEY_FILE, readKey } from '../../../src/server/vault/key';
import { createVault, SealedOtherwise } from '../../../src/server/vault/vault';

const vault = createVault(randomBytes(32));
const place = 'CO/t1/site_password';

test('what was sealed opens in its place, and each sealing is another text', () => {
  for (const text of ['', 'x', 'pässwörd 密码', 'a'.repeat(200)])
    expect(vault.open(vault.seal(text, place), place)).toBe(text);
  expect(vault.seal('same', place)).not.toBe(vault.seal('same', place));
  expect(vault.seal('plain text', place)).not.toContain('plain text');
});

test('it opens for no other talent or field, with no other key, and not when a bit was changed', () => {
  const sealed = vault.seal('secret', place);
  const head = sealed.slice(0, sealed.lastIndexOf('.') + 1);
  const bytes = Buffer.from(sealed.slice(head.length), 'base64url');
  for (const other of ['CO/t2/site_password', 'MP/t1/site_password', 'CO/t1/site_login'])
    expect(() => vault.open(sealed, other)).toThrow(SealedOtherwise);
  expect(() => createVault(randomBytes(32)).open(sealed, place)).toThrow(SealedOtherwise);
  bytes.forEach((byte, at) => {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ 1;
    expect(() => vault.open(head + changed.toString('base64url'), place)).toThrow(SealedOtherwise);
  });
  expect(() => vault.open('', place)).toThrow(SealedOtherwise);
});

describe('the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-key-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is made once, for its owner alone, and stays the same', () => {
    const key = readKey(folder, undefined);
    expect(key).toHaveLength(32);
    expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(readKey(folder, undefined)).toEqual(key);
  });

  test('comes from GREENROOM_KEY where that is set', () => {
    const given = randomBytes(32);
    expect(readKey(folder, given.toString('hex'))).toEqual(given);
  });

  test('is refused in a sentence that names where it comes from', () => {
    expect(() => readKey(folder, 'short')).toThrow(/^GREENROOM_KEY must .*\.$/);
    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, KEY_FILE), 'damaged');
    expect(() => readKey(other, undefined)).toThrow(SettingsError);
    expect(readFileSync(join(other, KEY_FILE), 'utf8')).toBe('damaged');
  });
});

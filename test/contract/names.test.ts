import { type ScriptName, scripts } from '../../src/contract/scripts';
import { checkRecord } from '../../src/contract/wire/record';

const names: readonly (readonly [ScriptName, string])[] = [
  ['talent.add', 'firstName'],
  ['talent.add', 'lastName'],
  ['talent.update', 'firstName'],
  ['talent.update', 'lastName'],
  ['film.add', 'title'],
  ['film.updateInfos', 'title'],
  ['account.save', 'firstName'],
  ['account.save', 'lastName'],
  ['staff.invite', 'firstName'],
  ['agency.saveSettings', 'displayName'],
  ['agents.save', 'name'],
  ['profession.add', 'singular'],
];

describe.each(names)('%s takes %s', (script, name) => {
  const field = Object.entries(scripts[script].input).find(([each]) => each === name)![1];
  const check = (written: string) => checkRecord({ [name]: field }, { [field.wire]: written });

  it.each([
    [' Ida \n', 'Ida'],
    ['\u00a0Åsa-Li O’Hara\u3000', 'Åsa-Li O’Hara'],
    ['שרה', 'שרה'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j, and keeps %j', (written, value) => {
    expect(check(written)).toEqual({ ok: true, value: { [name]: value } });
  });

  it.each(['Ida\nBerg', 'Ida\r\nBcc: all', 'Ida\tBerg', 'Ida\u2028Berg', 'Ida\u202egreB', '\u2067Ida\u2069'])(
    'but not %j',
    (written) => {
      expect(check(written)).toEqual({ ok: false, problems: { [name]: 'malformed' } });
    },
  );
});

import { readFoundation } from '../../../src/server/app/firstStart';
import { readSettings, SettingsError, warnOfPublicUrl } from '../../../src/server/settings';

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('it was taken');
};

/** One sentence: it ends once, on one line, and begins with the name of what is wrong. */
const sentenceOf = (name: string) => new RegExp(`^${name} [^\n]*\\.$`);

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'mysql://user:very-secret@host/name'],
  ['DATABASE_URL', 'user:very-secret@host'],
  ['S3_URL', 's3://key:very-secret@bucket'],
  ['S3_URL', 'https://s3.example/bucket'],
  ['S3_URL', 'https://key:very-secret@s3.example//'],
  ['S3_URL', 'https://key:very-secret%zz@s3.example/bucket'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://user:very-secret@mail.example'],
  ['PUBLIC_URL', 'greenroom.example'],
  ['PUBLIC_URL', 'ftp://greenroom.example'],
  ['PUBLIC_URL', 'https://greenroom.example/office'],
  ['PUBLIC_URL', 'https://greenroom.example/?a=b'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['GREENROOM_TIME_ZONE', 'Europe/Atlantis'],
])('%s=%s is refused with one sentence that names it and no password', (name, value) => {
  const message = messageOf(() => readSettings({ [name]: value }));
  expect(message).toMatch(sentenceOf(name));
  expect(message).not.toContain('very-secret');
});

test.each([
  [['--role']],
  [['--role', 'cook']],
  [['--role=web,cook']],
  [['--role=']],
  [['--role', 'web,,web,x']],
])('the arguments %j are refused with one sentence', (args) => {
  expect(messageOf(() => readSettings({}, args))).toMatch(sentenceOf('--role'));
});

test('nothing set is the default, and so is what is set to nothing', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000' });
  expect(settings.roles).toEqual(['web', 'encode', 'mail']);
  const empty = { PORT: '', HOST: ' ', GREENROOM_DATA: '', DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '' };
  expect(readSettings(empty)).toEqual(settings);
});

test('what is set is taken', () => {
  const settings = readSettings(
    {
      ...{ PORT: ' 8080 ', HOST: '::', GREENROOM_DATA: '/srv/greenroom', PUBLIC_URL: 'https://a.example/' },
      ...{ DATABASE_URL: 'postgresql://u:p@h/n', SMTP_URL: 'smtps://u:p@h' },
      S3_URL: 'http://u:p@h:9000/kept?region=x',
      TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
      GREENROOM_TIME_ZONE: ' Asia/Tokyo ',
    },
    ['--role', 'mail,encode'],
  );
  expect(settings).toEqual({
    ...{ host: '::', port: 8080, dataFolder: '/srv/greenroom', publicUrl: 'https://a.example' },
    ...{ databaseUrl: 'postgresql://u:p@h/n', smtpUrl: 'smtps://u:p@h', roles: ['encode', 'mail'] },
    ...{ trustedProxies: ['10.0.0.5', 'fd00::/8'], diskFloor: 256 * 1024 * 1024 },
    s3Url: 'http://u:p@h:9000/kept?region=x',
    timeZone: 'Asia/Tokyo',
    signOn: undefined,
    breachUrl: undefined,
  });
});

const founder = {
  GREENROOM_ADMIN_EMAIL: 'Boss@Agency.example',
  GREENROOM_ADMIN_PASSWORD: 'twelve-letters',
  GREENROOM_AGENCY: 'CO: Cosmic: Artists',
};

test('an installation is founded by the agency and the administrator of the environment', () => {
  expect(readFoundation(founder, readSettings({}))).toEqual({
    ...{ email: 'boss@agency.example', password: 'twelve-letters' },
    ...{ abbreviation: 'CO', displayName: 'Cosmic: Artists' },
  });
});

test.each([
  ['GREENROOM_ADMIN_EMAIL', undefined],
  ['GREENROOM_ADMIN_EMAIL', 'nobody'],
  ['GREENROOM_ADMIN_PASSWORD', undefined],
  ['GREENROOM_ADMIN_PASSWORD', 'short-words'],
  ['GREENROOM_AGENCY', undefined],
  ['GREENROOM_AGENCY', '../CO'],
  ['GREENROOM_AGENCY', 'co'],
  ['GREENROOM_AGENCY', 'C'],
])('%s=%s is refused at a first start', (name, value) => {
  const message = messageOf(() => readFoundation({ ...founder, [name]: value }, readSettings({})));
  expect(message).toMatch(sentenceOf(name));
  expect(message).not.toContain('short-words');
});

test.each([
  [
    { HOST: '0.0.0.0', PORT: '8080' },
    /^HOST is 0\.0\.0\.0.* PUBLIC_URL=http:\/\/[\d.]+:8080, they are refused.*\.$/,
  ],
  [{ HOST: '::', PUBLIC_URL: 'http://localhost:3000' }, /^HOST is ::/],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://greenroom.example' }, undefined],
  [{ HOST: '192.168.1.20' }, undefined],
  [{}, undefined],
])('%j: whoever opens the server to others is told that they need its address', (environment, warning) => {
  const told = warnOfPublicUrl(readSettings(environment));
  if (warning) expect(told).toMatch(warning);
  else expect(told).toBeUndefined();
});

import { scripts } from '../../../src/contract/scripts';
import type { Refused } from '../../../src/server/http/handler';
import { hashPassword, passwordFits } from '../../../src/server/sessions/passwords';
import { credentials, post, startServer } from '../support/server';

const many = <T>(count: number, run: (at: number) => T) => Array.from({ length: count }, (_, at) => run(at));

test('of many passwords at once two are tried, fifty wait, and the rest is refused; so at browsers that are known', async () => {
  const hash = await hashPassword('right');
  const of = (isKnownDevice: boolean) => many(60, () => passwordFits('wrong', hash, isKnownDevice));
  const [others, known] = await Promise.all([of(false), of(true)].map((all) => Promise.allSettled(all)));
  const refusals = (all: readonly PromiseSettledResult<boolean>[] = []) =>
    all.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Refused).refusal] : []));
  const tooMany = { kind: 'tooMany', retryAfter: 10 };
  expect(refusals(others)).toEqual(many(8, () => tooMany));
  expect(refusals(known)).toEqual(many(10, () => tooMany));
  expect(await passwordFits('right', hash)).toBe(true);
});

test('a browser that is known goes before all others that wait', async () => {
  const hash = await hashPassword('right');
  let tried = 0;
  const others = many(40, async () => {
    await passwordFits('wrong', hash);
    tried += 1;
  });
  expect(await passwordFits('right', hash, true)).toBe(true);
  expect(tried).toBeLessThan(10);
  await Promise.all(others);
});

test('whoever has signed in with a browser gets in beside a flood of wrong passwords', async () => {
  const server = await startServer();
  const script = scripts['session.signIn'];
  const enter = (cookies: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/backend/${script.path}`,
      payload: credentials('staff@co.example'),
      cookies,
    });
  const before = (await enter()).cookies.filter(({ name }) => name.startsWith('greenroom_device'));
  const known = Object.fromEntries(before.map(({ name, value }) => [name, value]));
  const flood = many(200, (at) =>
    post(server.app, script, credentials(`nobody${at}@x.example`, 'wrong'), '', `10.${at}.0.1`),
  );
  const mine = await enter(known);
  expect(mine.json()).toMatchObject({ success: true });
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ refusal }) => refusal?.kind === 'tooMany');
  expect(refused.length).toBeGreaterThan(0);
  expect((await enter()).json()).toMatchObject({ success: true });
  await server.close();
});

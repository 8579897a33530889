import { everyScript } from '../../src/contract/scripts';

/** Logs mask secrets by the names that they stand under, so an open field of that name would be masked everywhere as well. */
test('what the contract calls secret shares its name with no open field', () => {
  const named = everyScript.flatMap(({ name: script, input, reply }) =>
    Object.entries({ ...input, ...reply.fields }).map(([name, { wire, secret }]) => ({
      where: `${script}.${name}`,
      names: [name.toLowerCase(), wire.toLowerCase()],
      isSecret: secret !== false,
    })),
  );
  const secret = new Set(named.flatMap(({ names, isSecret }) => (isSecret ? names : [])));
  const shared = named.filter(({ names, isSecret }) => !isSecret && names.some((name) => secret.has(name)));
  expect(shared.map(({ where }) => where)).toEqual([]);
});

import type { Allow, Role } from '../../../src/contract/rules/allow';
import type { AnyScript } from '../../../src/contract/script';
import { type ScriptName, scriptList } from '../../../src/contract/scripts';
import { writeRecord } from '../../../src/contract/wire/record';
import { databases } from '../../tools/databases';
import { post, startServerOn, type TestServer } from '../support/server';
import { samples } from './samples';
import { enter, type World } from './world';

const logins: Readonly<Record<Role, string>> = {
  reader: 'reader@co.example',
  staff: 'staff@co.example',
  administrator: 'admin@co.example',
};

/** Who is answered, by what a script's literal allows; the others are forbidden. */
const answered: Readonly<Record<Allow, readonly [Role, ...Role[]]>> = {
  anyone: ['reader', 'staff', 'administrator'],
  reader: ['reader', 'staff', 'administrator'],
  staff: ['staff', 'administrator'],
  administrator: ['administrator'],
  // As the demo's accounts have the right.
  secrets: ['staff', 'administrator'],
};

/** Every script against the real server: good input, each required field missing, a neighbour's rows, no session, another's id, each role. */
describe.each(databases)('the scripts of the contract on $database', ({ open }) => {
  let server: TestServer;
  let worlds: Readonly<Record<Role, World>>;
  let neighbour: World;

  beforeAll(async () => {
    server = await startServerOn(open);
    worlds = {
      reader: await enter(server, 'CO', logins.reader),
      staff: await enter(server, 'CO', logins.staff),
      administrator: await enter(server, 'CO', logins.administrator),
    };
    neighbour = await enter(server, 'MP', 'staff@mp.example');
  });

  afterAll(() => server?.close());

  describe.each(scriptList.map((script) => ({ name: script.name, script: script as AnyScript })))(
    '$name',
    ({ name, script }) => {
      /** A reader makes no rows: a colleague does. */
      const good = async (world: World) =>
        writeRecord(
          script.input,
          await samples[name].input(
            world.login === logins.reader && !isOwn(name) ? { ...worlds.staff, login: logins.reader } : world,
          ),
        );
      /** Whoever may call it, with the fewest rights. */
      const own = () => worlds[answered[script.allow][0]];
      const send = (wire: object, { person }: World = own()) =>
        post(server.app, script, { ID_USER_CLIENT: person.userId, ...wire }, person.cookie);
      const required = Object.entries(script.input).filter(([, field]) => !field.optional);

      if (required.length > 0) {
        test.each(required)('names the field %s when it is missing', async (field, { wire }) => {
          const { [wire]: _missing, ...rest } = await good(own());
          const { refusal, body, status } = await send(rest);
          expect(refusal).toEqual({ kind: 'invalid', problems: { [field]: 'required' } });
          expect(status).toBe(422);
          expect(body).toEqual(
            script.refusal ?? expect.objectContaining({ status: 'error', fields: { [wire]: 'required' } }),
          );
        });
      }

      if (script.allow !== 'anyone') {
        test('is refused without a session', async () => {
          const answer = await post(server.app, script, {
            ID_USER_CLIENT: own().person.userId,
            ...(await good(own())),
          });
          expect(answer).toMatchObject({ status: 401, refusal: { kind: 'signedOut' } });
        });

        test('is refused in the name of another person, or of nobody', async () => {
          const wire = await good(own());
          const another = await send({ ...wire, ID_USER_CLIENT: neighbour.person.userId });
          expect(another).toMatchObject({ status: 403, refusal: { kind: 'otherPerson' } });
          const nobody = await post(server.app, script, wire, own().person.cookie);
          expect(nobody).toMatchObject({ status: 403, refusal: { kind: 'forbidden' } });
        });
      }

      const rows: readonly string[] = samples[name].rows;
      if (rows.length > 0) {
        test.each(rows)("finds no row of another agency's by %s", async (field) => {
          const wireName = script.input[field]?.wire ?? '';
          const theirs = await good(neighbour);
          const { refusal, status } = await send({ ...(await good(own())), [wireName]: theirs[wireName] });
          expect({ refusal, status }).toEqual({ refusal: { kind: 'notFound' }, status: 404 });
        });
      }

      test.each(answered[script.allow])(
        'answers good input of %s with the reply of the contract',
        async (role) => {
          const world = endsSession(name) ? await enter(server, 'CO', logins[role]) : worlds[role];
          const { body, refusal, status } = await send(await good(world), world);
          expect(refusal).toEqual(samples[name].refused);
          if (refusal) return;
          expect(status).toBe(200);
          expect(() => script.reply.read(body)).not.toThrow();
        },
      );

      const others = (Object.keys(logins) as Role[]).filter((role) => !answered[script.allow].includes(role));
      if (others.length > 0) {
        test.each(others)('is forbidden to %s, before its fields are looked at', async (role) => {
          for (const wire of [await good(worlds[role]), {}]) {
            const { body, refusal, status } = await send(wire, worlds[role]);
            expect({ refusal, status }).toEqual({ refusal: { kind: 'forbidden' }, status: 403 });
            if (script.refusal) expect(body).toBe(script.refusal);
          }
        });
      }
    },
  );
});

const endsSession = (name: ScriptName) => /^session\.(signOut|signIn|lock)$/.test(name);
/** What everybody does with an account of their own. */
const isOwn = (name: ScriptName) => name.startsWith('account.');

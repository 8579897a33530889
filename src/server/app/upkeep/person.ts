import { mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Person, type PersonKey, personKinds } from '../../../contract/entities/personData';
import { foldName } from '../../../contract/rules/text';
import { type ScriptName, scripts } from '../../../contract/scripts';
import { removalsDone } from '../../disk/removals';
import { actOnce } from '../../http/change';
import { contextOf } from '../../http/context';
import { Refused } from '../../http/handler';
import type { Tenant } from '../../installation';
import { personArchive } from '../../persons/export/personArchive';
import { findPersons } from '../../persons/find';
import { operatorOf } from '../../persons/goOn';
import { personHandlers } from '../../persons/handlers';
import { type Settings, SettingsError } from '../../settings';
import { type OpenInstallation, openInstallation } from '../assemble';

const USAGE = `Say of whom, by name, address or KIND:ID, and what is to be done:
  npm run person -- export CO "Ida Berg" FOLDER    writes person.zip into the folder, with all that is held
  npm run person -- remove CO "Ida Berg"           for ever, beside the running server`;

const SENTENCES: Readonly<Record<string, string>> = {
  lastAdministrator: 'This is the last administrator of the agency; make somebody else one first.',
  addressOfStaff: 'The address is of somebody who works there, or of the agency; name that person.',
  addressOfTalent: 'The address is of a talent; name the talent.',
};

/** `npm run person -- export|remove …`. Returns what is to be printed. */
export async function person(settings: Settings, words: readonly string[]): Promise<readonly string[]> {
  const [verb, abbreviation, who, folder, ...more] = words;
  const isExport = verb === 'export' && folder !== undefined;
  const isRemoval = verb === 'remove' && folder === undefined;
  if (abbreviation === undefined || who === undefined || more.length > 0 || !(isExport || isRemoval))
    throw new SettingsError(USAGE);
  const installation = await openInstallation(settings);
  try {
    const agencies = await installation.allAgencies();
    const agency = agencies.find((each) => each.abbreviation === abbreviation);
    const tenant = agency && (await installation.openTenant(agency));
    if (!tenant)
      throw new SettingsError(`There is no agency ${abbreviation}; npm run agency -- list names all.`);
    const key = await meant(installation, tenant, who);
    return await (isExport
      ? exportTo(installation, tenant, key, resolve(folder))
      : remove(installation, tenant, key));
  } catch (error) {
    throw error instanceof Refused ? new SettingsError(sentence(error, who)) : error;
  } finally {
    await installation.close();
  }
}

function sentence({ refusal }: Refused, who: string): string {
  if (refusal.kind === 'conflict') return SENTENCES[refusal.reason] ?? refusal.reason;
  return `Nothing is held of ${who}.`;
}

const contextIn = async (installation: OpenInstallation, { agency }: Tenant) =>
  (await contextOf(installation, operatorOf(agency), new Date())).context;

/** Whom a word means: one person, or it is said whom it may mean. */
async function meant(installation: OpenInstallation, tenant: Tenant, who: string): Promise<PersonKey> {
  const [, named, id] = /^(\w+):(.+)$/.exec(who) ?? [];
  const kind = personKinds.find((each) => each === named);
  if (kind && id !== undefined) return { kind, personId: id };
  const found = await findPersons(await contextIn(installation, tenant), who);
  const exact = found.filter(({ name, address }) =>
    [name, address].some((known) => foldName(known) === foldName(who)),
  );
  const [only, other] = exact;
  if (only && !other) return only;
  if (found.length === 0) throw new SettingsError(`Nobody is found by ${who}.`);
  throw new SettingsError(['Say which of these:', ...(other ? exact : found).map(line)].join('\n'));
}

const line = ({ kind, personId, name, address }: Person) => `  ${kind}:${personId}  ${name} ${address}`;

async function act(
  installation: OpenInstallation,
  tenant: Tenant,
  name: Extract<ScriptName, 'person.export' | 'person.remove'>,
  input: object,
): Promise<void> {
  const handler = personHandlers(installation)[name];
  if (handler.kind !== 'change') return;
  await actOnce(installation, tenant, await contextIn(installation, tenant), scripts[name], handler, input);
}

async function exportTo(
  installation: OpenInstallation,
  tenant: Tenant,
  { kind, personId }: PersonKey,
  folder: string,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'person.zip');
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new SettingsError(`${path} is there already; name another folder.`);
    throw error;
  });
  try {
    const key = { kind, personId };
    await act(installation, tenant, 'person.export', key);
    const archive = await personArchive(installation, await contextIn(installation, tenant), key);
    await pipeline(archive, file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return [`${path} holds all that is held, secrets included.`];
}

async function remove(
  installation: OpenInstallation,
  tenant: Tenant,
  { kind, personId }: PersonKey,
): Promise<readonly string[]> {
  await act(installation, tenant, 'person.remove', { kind, personId, language: 'en' });
  await removalsDone();
  return [
    'The person is removed with all that was held.',
    'Not reached: backups, copies from before an upgrade (*.before-the-next-of-*), mails that have left.',
  ];
}

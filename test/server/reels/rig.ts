import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ServerEvent } from '../../../src/contract/events';
import type { AnyScript, InputOf, ReplyOf } from '../../../src/contract/script';
import { type ScriptByName, scripts } from '../../../src/contract/scripts';
import { RawRows } from '../../../src/contract/wire/reply';
import { agencyFolder, openStore } from '../../../src/server/database/store';
import { localFiles } from '../../../src/server/files/local';
import { removalsDone } from '../../../src/server/disk/removals';
import { localHub } from '../../../src/server/events/hub';
import { filmHandlers } from '../../../src/server/films/handlers';
import { actOnce } from '../../../src/server/http/change';
import { Refused } from '../../../src/server/http/handler';
import type { Installation, OwnAgency, Tenant } from '../../../src/server/installation';
import type { Settings } from '../../../src/server/settings';
import { longTextHandlers } from '../../../src/server/longTexts/handlers';
import { mailHandlers } from '../../../src/server/mail/handlers';
import { reelHandlers } from '../../../src/server/reels/handlers';
import { talentHandlers } from '../../../src/server/talents/handlers';
import { trashHandlers } from '../../../src/server/trash/handlers';
import { createVault } from '../../../src/server/vault/vault';
import { addFilm, addTalent } from './rows';

const handlers = {
  ...reelHandlers,
  ...longTextHandlers,
  ...mailHandlers,
  ...talentHandlers,
  ...trashHandlers,
  ...filmHandlers,
};
type Called = keyof typeof handlers;

/** Reels and mails over a real database: agencies CO and MP, each with talents t1 and t2 and films f1 to f4. */
export interface Rig {
  readonly installation: Installation;
  readonly data: string;
  tenant(abbreviation?: string): Tenant;
  /** Calls a script as a member of CO's staff; resolves with its decoded reply. */
  call<N extends Called>(name: N, input: InputOf<ScriptByName[N]>): Promise<ReplyOf<ScriptByName[N]>>;
  /** The refusal that the call ends in. */
  refusal<N extends Called>(
    name: N,
    input: InputOf<ScriptByName[N]>,
  ): Promise<Refused['refusal'] | undefined>;
  /** Resolves with the first mail event of CO from now on that has this status. */
  hearMail(status: string): Promise<ServerEvent>;
  close(): Promise<void>;
}

const textOf = ({ json }: RawRows) => (typeof json === 'string' ? json : Buffer.from(json).toString());

const agencyNamed = (abbreviation: string): OwnAgency => ({
  timeZone: 'Europe/Paris',
  userId: 'staff-1',
  displayName: abbreviation === 'CO' ? 'Cosmic Agency' : 'Maison & Partners',
  databaseName: abbreviation,
  abbreviation,
  webAddress: 'http://127.0.0.1:4140',
  secureAddress: 'http://127.0.0.1:4140',
  mainMail: `office@${abbreviation.toLowerCase()}.example`,
  newsletterMail: '',
  facebook: '',
  twitter: '',
  instagram: 'https://instagram.com/example',
  vimeo: '',
  asa: '',
  tumblr: '',
  logoUrl: '',
  newsletterTextColor: '#606060',
  newsletterBackColor: '#fff',
  resumeFolder: '',
  mailLetterId: '',
});

/** Opens the rig on a new folder. */
export async function openRig(over: Partial<Settings> = {}): Promise<Rig> {
  const data = await mkdtemp(join(tmpdir(), 'greenroom-reels-'));
  const settings: Settings = {
    host: '127.0.0.1',
    port: 4140,
    dataFolder: data,
    databaseUrl: undefined,
    s3Url: undefined,
    smtpUrl: undefined,
    key: undefined,
    publicUrl: 'http://127.0.0.1:4140',
    metricsToken: undefined,
    diskFloor: 0,
    trustedProxies: ['loopback'],
    timeZone: 'Europe/Paris',
    signOn: undefined,
    breachUrl: undefined,
    roles: ['web', 'mail'],
    ...over,
  };
  const store = await openStore(settings);
  const tenants = new Map<string, Tenant>();
  for (const abbreviation of ['CO', 'MP']) {
    const catalogue = await store.openCatalogue(abbreviation);
    const folder = agencyFolder(data, abbreviation);
    const files = localFiles(folder, settings.diskFloor);
    tenants.set(abbreviation, { agency: agencyNamed(abbreviation), catalogue, folder, files });
    for (const talentId of ['t1', 't2']) await addTalent(catalogue, talentId);
    for (const [index, filmId] of ['f1', 'f2', 'f3', 'f4'].entries())
      await addFilm(catalogue, filmId, index + 1);
  }
  const installation: Installation = {
    settings,
    directory: await store.openDirectory(),
    events: localHub(),
    vault: createVault(randomBytes(32)),
    agencies: async () => [...tenants.values()].map(({ agency }) => agency),
    atWork: async () => [...tenants.values()],
    agency: async (abbreviation) => tenants.get(abbreviation),
    tenantOf: async ({ abbreviation }) => tenants.get(abbreviation)!,
    colleagues: async () => [],
    session: async () => undefined,
  };
  const tenant = (abbreviation = 'CO') => tenants.get(abbreviation)!;
  const call: Rig['call'] = async (name, input) => {
    const { agency, catalogue, folder, files } = tenant();
    const staff = { firstName: 'Anna', lastName: 'Berg', email: 'anna@co.example', privilege: '' };
    const now = new Date();
    const { publicUrl, diskFloor } = settings;
    const caller = { staffId: 'staff-1', agency, staff };
    const context = {
      caller,
      catalogue,
      folder,
      files,
      publicUrl,
      diskFloor,
      hasMailServer: settings.smtpUrl !== undefined,
      colleagues: async () => [{ staffId: caller.staffId, ...staff, status: 'active' as const }],
      agencyRow: () => Promise.reject(new Error('no directory')),
      vault: installation.vault,
      now,
    };
    const script = scripts[name] as AnyScript;
    const handler = handlers[name];
    const body =
      handler.kind === 'read'
        ? script.reply.write((await handler.run(context, input as never)) as never)
        : await actOnce(installation, tenant(), context, script, handler as never, input);
    return script.reply.read(body instanceof RawRows ? JSON.parse(textOf(body)) : body) as never;
  };
  return {
    installation,
    data,
    tenant,
    call,
    refusal: (name, input) =>
      call(name, input).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof Refused) return error.refusal;
          throw error;
        },
      ),
    hearMail: (status) =>
      new Promise((resolve) => {
        const stop = installation.events.subscribe('CO', (event) => {
          if (event.kind !== 'mail' || event.status !== status) return;
          stop();
          resolve(event);
        });
      }),
    async close() {
      await removalsDone();
      await store.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

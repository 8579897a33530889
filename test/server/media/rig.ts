import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerEvent } from '../../../src/contract/events';
import { type AnyScript, type InputOf, PERSON } from '../../../src/contract/script';
import { type ScriptByName, scripts } from '../../../src/contract/scripts';
import { localFiles } from '../../../src/server/files/local';
import { removalsDone } from '../../../src/server/disk/removals';
import { agencyFolder, openStore } from '../../../src/server/database/store';
import { encodingHandlers } from '../../../src/server/encoding/handlers';
import { filmHandlers } from '../../../src/server/films/handlers';
import { localHub } from '../../../src/server/events/hub';
import { sendRefusal } from '../../../src/server/http/answers';
import { actOnce } from '../../../src/server/http/change';
import { refusalOf as refusalOfError } from '../../../src/server/http/errors';
import { Refused } from '../../../src/server/http/handler';
import type { Caller, Installation, OwnAgency, Tenant } from '../../../src/server/installation';
import type { Settings } from '../../../src/server/settings';
import { registerMedia } from '../../../src/server/app/media';
import { uploadHandlers } from '../../../src/server/uploads/handlers';
import { createVault } from '../../../src/server/vault/vault';
import * as rows from '../reels/rows';

const handlers = { ...uploadHandlers, ...encodingHandlers, ...filmHandlers };
type MediaScript = keyof typeof handlers;

/** Who calls in these tests: a member of staff of CO unless another is named, as `<staff>@<agency>`. */
export const ANNA = 'anna@CO';
export const BEN = 'ben@CO';
export const MAX = 'max@MP';

/** The media part of the server over a real database and disk, listening; sessions are replaced by a header. */
export interface Rig {
  readonly installation: Installation;
  readonly app: FastifyInstance;
  readonly address: string;
  readonly data: string;
  tenant(abbreviation?: string): Promise<Tenant>;
  /** Calls a script as a person; returns what stands in the reply, or throws Refused. */
  call<N extends MediaScript>(name: N, input: InputOf<ScriptByName[N]>, person?: string): Promise<unknown>;
  /** Resolves with the first event from now on that fits. */
  hear(fits: (event: ServerEvent) => boolean, abbreviation?: string): Promise<ServerEvent>;
  /** Closes the server and its databases; the data stay. */
  close(): Promise<void>;
}

const callerOf = (person: string, agencies: ReadonlyMap<string, Tenant>): Caller | undefined => {
  const [staffId = '', abbreviation = ''] = person.split('@');
  const tenant = agencies.get(abbreviation);
  const staff = { firstName: staffId, lastName: '', email: `${staffId}@example.com`, privilege: '' };
  return tenant && { staffId, agency: { ...tenant.agency, userId: staffId }, staff };
};

/** Opens the rig on a data folder. */
export async function openRig(data: string): Promise<Rig> {
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    dataFolder: data,
    databaseUrl: undefined,
    s3Url: undefined,
    smtpUrl: undefined,
    key: undefined,
    publicUrl: 'http://media.example:4120',
    metricsToken: undefined,
    diskFloor: 256 * 1024 * 1024,
    trustedProxies: ['loopback'],
    timeZone: 'Europe/Paris',
    signOn: undefined,
    breachUrl: undefined,
    roles: ['web', 'encode'],
  };
  const store = await openStore(settings);
  const agencies = new Map<string, Tenant>();
  for (const abbreviation of ['CO', 'MP']) {
    const agency = { abbreviation, displayName: abbreviation } as OwnAgency;
    const catalogue = await store.openCatalogue(abbreviation);
    const folder = agencyFolder(data, abbreviation);
    const files = localFiles(folder, settings.diskFloor);
    agencies.set(abbreviation, { agency, catalogue, folder, files });
  }
  const installation: Installation = {
    settings,
    directory: await store.openDirectory(),
    events: localHub(),
    vault: createVault(randomBytes(32)),
    agencies: async () => [...agencies.values()].map(({ agency }) => agency),
    atWork: async () => [...agencies.values()],
    agency: async (abbreviation) => agencies.get(abbreviation),
    tenantOf: async ({ abbreviation }) => agencies.get(abbreviation)!,
    colleagues: async () => [],
    session: async ({ headers }) => {
      const person = String(headers['x-person'] ?? '');
      const caller = callerOf(person, agencies);
      return caller && { tokenHash: person, caller, isLocked: false };
    },
  };
  const app = Fastify({
    logger: { level: 'fatal' },
    forceCloseConnections: true,
    http: { highWaterMark: 1024 * 1024 },
  });
  app.setErrorHandler((error, request, reply) => void sendRefusal(reply, refusalOfError(error, request)));
  await app.register((scope) => registerMedia(scope, installation));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const tenant = async (abbreviation = 'CO') => agencies.get(abbreviation)!;
  return {
    installation,
    app,
    data,
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    tenant,
    async call(name, input, person = ANNA) {
      const caller = callerOf(person, agencies)!;
      const tenant = agencies.get(caller.agency.abbreviation)!;
      const { catalogue, folder, files } = tenant;
      const handler = handlers[name];
      const now = new Date();
      const context = {
        caller,
        catalogue,
        folder,
        files,
        now,
        publicUrl: settings.publicUrl,
        diskFloor: settings.diskFloor,
        hasMailServer: false,
        vault: installation.vault,
        colleagues: async () => [],
        agencyRow: () => Promise.reject(new Error('no directory')),
      };
      if (handler.kind === 'read') return handler.run(context, input as never);
      return actOnce(installation, tenant, context, scripts[name] as AnyScript, handler as never, input);
    },
    hear: (fits, abbreviation = 'CO') =>
      new Promise((resolve) => {
        const stop = installation.events.subscribe(abbreviation, (event) => {
          if (!fits(event)) return;
          stop();
          resolve(event);
        });
      }),
    async close() {
      await app.close();
      await removalsDone();
      await store.close();
    },
  };
}

/** A rig on a new folder, and the way to remove both. */
export async function newRig(): Promise<{ rig: Rig; remove(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'greenroom-media-'));
  const rig = await openRig(data);
  return {
    rig,
    async remove() {
      await rig.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The input of Process_ID_CREATE for a file of so many bytes. */
export const processInput = (
  processId: string,
  fileSize: number,
  over: Partial<InputOf<ScriptByName['upload.create']>> = {},
) => ({
  processId,
  fileName: 'film.mp4',
  duration: 2,
  fileSize,
  fileType: 'video/mp4',
  client: 'CO',
  uploadKey: `temp-${processId}`,
  ...over,
});

/** The input of AddNewFilm for the film that an upload is for. */
export const filmInput = (uploadKey: string, over: Partial<InputOf<ScriptByName['film.add']>> = {}) => ({
  title: 'The Crossing',
  director: '',
  producer: '',
  notes: '',
  format: '',
  year: '',
  talentId: 'talent-1',
  uploadKey,
  hasPicture: false,
  ...over,
});

/** Puts a talent in an agency's catalogue. */
export const addTalent = ({ catalogue }: Tenant, talentId = 'talent-1') =>
  rows.addTalent(catalogue, talentId);

/** The refusal that a call ends in, or nothing when it succeeds. */
export async function refusalOf(call: Promise<unknown>) {
  return call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    },
  );
}

/** Sends a whole file as the multipart call of the media bank, in the name of who sends it or of `named`. Returns the answer's text and status. */
export async function sendMultipart(
  rig: Rig,
  processId: string,
  bytes: Uint8Array<ArrayBuffer>,
  { client = 'CO', person = ANNA, named = person.split('@').slice(0, 1), fileFirst = false } = {},
): Promise<{ status: number; body: string }> {
  const form = new FormData();
  const file = new Blob([bytes]);
  if (fileFirst) form.append('file', file, 'film.mp4');
  for (const userId of named) form.append(PERSON, userId);
  form.append('name', processId);
  form.append('clientAbrev', client);
  form.append('NomOriginal', 'film.mp4');
  if (!fileFirst) form.append('file', file, 'film.mp4');
  const answer = await fetch(`${rig.address}/mediabank/upload.php`, {
    method: 'POST',
    body: form,
    headers: { 'x-person': person },
  });
  return { status: answer.status, body: await answer.text() };
}

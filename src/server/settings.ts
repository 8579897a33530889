import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { knownTimeZone } from '../contract/rules/timeZone';
import { LOG_LEVELS } from './log';
import { packageRoot } from './packageRoot';

/** Which parts of the program this process runs (`--role web,encode,mail`; all by default). */
type Role = 'web' | 'encode' | 'mail';

/** Settings from the environment, each with a default (README, "Configuration"). */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder that holds all that the product keeps, absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The bucket in which files are kept; in the data folder without one. */
  readonly s3Url: string | undefined;
  readonly smtpUrl: string | undefined;
  /** GREENROOM_KEY; without it the key is in a file of the data folder. */
  readonly key: string | undefined;
  /** The address that people outside reach the server at, without a final slash. */
  readonly publicUrl: string;
  /** Bytes of the disk that stay free of what is large, so that all else can be written. */
  readonly diskFloor: number;
  /** Who asks with it may see what is measured; without one only this machine may. */
  readonly metricsToken: string | undefined;
  /** Whose word for whom they ask is taken: addresses, networks, or `loopback`. */
  readonly trustedProxies: readonly string[];
  /** By whose clock an agency publishes that has none of its own: an IANA name. */
  readonly timeZone: string;
  /** The provider by which people sign in too (OpenID Connect); nothing where there is none. */
  readonly signOn: SignOnSettings | undefined;
  /** Where it is asked whether a new password was breached elsewhere, with a slash at its end; nothing where nobody is asked. */
  readonly breachUrl: string | undefined;
  readonly roles: readonly Role[];
}

/** How this server is known to the provider of single sign-on, and how far the provider's word is taken. */
export interface SignOnSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Without one the provider knows a public client. */
  readonly clientSecret: string | undefined;
  /** What people call the provider. */
  readonly label: string;
  /** Values of `acr` by which it says that it has asked for a second factor. */
  readonly factorClasses: readonly string[];
  /** Its addresses count as verified where it says nothing of that. */
  readonly trustsAddresses: boolean;
}

/** A setting that cannot be used: the message is one sentence that names the variable and the remedy. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

const ROLES: readonly Role[] = ['web', 'encode', 'mail'];

/** The settings of this process from its environment and arguments. Throws SettingsError at the first that is wrong. */
export function readSettings(environment: Environment, args: readonly string[] = []): Settings {
  const host = environment['HOST']?.trim() || '127.0.0.1';
  const port = readPort(environment['PORT']);
  requireLogLevel(environment['LOG_LEVEL']);
  return {
    host,
    port,
    dataFolder: resolve(environment['GREENROOM_DATA']?.trim() || join(packageRoot(), 'data')),
    databaseUrl: readUrl(
      environment,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/name',
    ),
    s3Url: readS3Url(environment),
    smtpUrl: readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    key: environment['GREENROOM_KEY']?.trim() || undefined,
    publicUrl: readPublicUrl(environment) ?? `http://${addressable(host)}:${port}`,
    diskFloor: readFloor(environment['GREENROOM_DISK_FLOOR']),
    metricsToken: environment['METRICS_TOKEN']?.trim() || undefined,
    trustedProxies: readProxies(environment['TRUSTED_PROXIES']),
    timeZone: readTimeZone(environment['GREENROOM_TIME_ZONE']),
    signOn: readSignOn(environment),
    breachUrl: readUrl(
      environment,
      'PASSWORD_BREACH_URL',
      ['https:', 'http:'],
      'https://api.pwnedpasswords.com/range',
    )?.replace(/\/*$/, '/'),
    roles: readRoles(args),
  };
}

/** True for an address that only this machine reaches: 127.*, ::1 and localhost. */
export const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|::1|\[::1\]|localhost)$/i.test(host);

/** The name in a Host header, without its port; '' when it is none. */
export const hostName = (header: string | undefined): string =>
  URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';

/** True while only this machine reaches the server, by whatever name. */
export const isOnlyHere = ({ host, publicUrl }: Settings) =>
  isLoopback(host) && isLoopback(new URL(publicUrl).hostname);

/** A sentence for who lets others reach the server but does not say by which address: they would be refused. */
export function warnOfPublicUrl({ host, port, publicUrl }: Settings): string | undefined {
  if (isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) return undefined;
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const { address = '192.0.2.10' } =
    others.find(({ internal, family }) => !internal && family === 'IPv4') ?? {};
  return (
    `HOST is ${host}, but PUBLIC_URL does not name the address by which others reach this machine: until it does, such as ` +
    `PUBLIC_URL=http://${address}:${port}, they are refused, and links in mails lead nowhere.`
  );
}

function readPort(text: string | undefined): number {
  const value = text?.trim() || '3000';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new SettingsError(
    `PORT is "${value}" but must be a whole number from 0 to 65535; set it, for example, to 3000.`,
  );
}

/** The log reads it itself, before there are settings. */
function requireLogLevel(level: string | undefined): void {
  if (level && !LOG_LEVELS.includes(level))
    throw new SettingsError(`LOG_LEVEL is "${level}" but must be one of ${LOG_LEVELS.join(', ')}.`);
}

/** MB → bytes. */
function readFloor(text: string | undefined): number {
  const value = text?.trim() || '256';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1024 * 1024;
  throw new SettingsError(
    `GREENROOM_DISK_FLOOR is "${value}" but must be a whole number of megabytes; set it, for example, to 256.`,
  );
}

function readUrl(
  environment: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): string | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new SettingsError(`${name} is not an address of the form ${example}; correct it or leave it out.`);
}

function readS3Url(environment: Environment): string | undefined {
  const example = 'https://key:secret@s3.example/bucket';
  const value = readUrl(environment, 'S3_URL', ['https:', 'http:'], example);
  if (value === undefined) return undefined;
  const { username, password, pathname } = new URL(value);
  if (username && password && /[^/]/.test(pathname) && isDecodable(username + password + pathname))
    return value;
  throw new SettingsError(`S3_URL must name a key, its secret and a bucket, such as ${example}.`);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function readPublicUrl(environment: Environment): string | undefined {
  const value = readUrl(environment, 'PUBLIC_URL', ['http:', 'https:'], 'https://greenroom.example');
  if (value === undefined) return undefined;
  const { pathname, search, hash } = new URL(value);
  if (pathname === '/' && !search && !hash) return value.replace(/\/+$/, '');
  throw new SettingsError(
    'PUBLIC_URL must be an address without a path, such as https://greenroom.example; shorten it.',
  );
}

/** A proxy on this machine is trusted, or else all people behind it would share one address. */
function readProxies(text: string | undefined): readonly string[] {
  const proxies = (text?.trim() || 'loopback').split(',').map((part) => part.trim());
  if (proxies.every(isNetwork)) return proxies;
  throw new SettingsError(
    `TRUSTED_PROXIES is "${text}" but must be addresses or networks, joined by commas, such as 10.0.0.5,192.168.0.0/16.`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (text === 'loopback') return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most)
  );
}

function readTimeZone(text: string | undefined): string {
  const timeZone = text?.trim() || 'Europe/Paris';
  const known = knownTimeZone(timeZone);
  if (known === undefined)
    throw new SettingsError(
      `GREENROOM_TIME_ZONE is "${timeZone}" but must be the name of a time zone, such as Europe/Paris.`,
    );
  return known;
}

/** What is said without encryption anybody on the way could have said: so only a provider on this machine may do without. */
function readSignOn(environment: Environment): SignOnSettings | undefined {
  const issuer = readUrl(environment, 'OIDC_ISSUER', ['https:', 'http:'], 'https://accounts.example');
  if (issuer === undefined) return undefined;
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new SettingsError('OIDC_ISSUER must begin with https://, as whoever signs in relies on it.');
  const clientId = environment['OIDC_CLIENT_ID']?.trim();
  if (!clientId)
    throw new SettingsError(
      'OIDC_CLIENT_ID is missing: set it to the id that the provider of OIDC_ISSUER has given this server.',
    );
  return {
    issuer,
    clientId,
    clientSecret: environment['OIDC_CLIENT_SECRET']?.trim() || undefined,
    label: environment['OIDC_LABEL']?.trim() || hostname,
    factorClasses: (environment['OIDC_ACR'] ?? '').split(/[\s,]+/).filter(Boolean),
    trustsAddresses: readYes(environment, 'OIDC_TRUST_EMAIL'),
  };
}

function readYes(environment: Environment, name: string): boolean {
  const value = environment[name]?.trim() ?? '';
  if (value === '' || value === 'yes') return value === 'yes';
  throw new SettingsError(`${name} is "${value}" but must be yes, or left out.`);
}

/** `--role web,encode` or `--role=mail`; all roles without it. */
function readRoles(args: readonly string[]): readonly Role[] {
  const at = args.findIndex((arg) => arg === '--role' || arg.startsWith('--role='));
  if (at < 0) return ROLES;
  const list = args[at] === '--role' ? args[at + 1] : args[at]?.slice('--role='.length);
  const named = (list ?? '').split(',').filter((part) => part !== '');
  const roles = ROLES.filter((role) => named.includes(role));
  if (named.length > 0 && roles.length === new Set(named).size) return roles;
  throw new SettingsError(
    `--role is "${list ?? ''}" but must name one or more of web, encode and mail, joined by commas.`,
  );
}

function addressable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

interface Ways {
  /** Where the browser stands. */
  readonly origin: string;
  /** For which site it is used: that which the options name, unless another is named here. */
  readonly rpId?: string;
  /** A PIN, a finger or a face was shown. */
  readonly isVerified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** An authenticator as WebAuthn describes it, with one key (ES256) and no screen: each of its answers is JSON for the server. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly x: Buffer;
  private readonly y: Buffer;

  constructor(public counter = 0) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    [this.x, this.y] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  }

  /** What comes of `navigator.credentials.create`. */
  make(options: string, { origin, rpId, isVerified = true }: Ways): string {
    const { challenge, rp } = JSON.parse(options) as Options;
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(this.x)],
        [-3, new Uint8Array(this.y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = [Buffer.alloc(16), length, this.id, publicKey];
    const authData = this.data(rpId ?? rp?.id ?? '', ATTESTED | (isVerified ? VERIFIED : 0), ...attested);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What comes of `navigator.credentials.get`; its count goes up. */
  use(options: string, { origin, rpId, isVerified = true }: Ways): string {
    const { challenge, rpId: asked } = JSON.parse(options) as Options;
    this.counter += 1;
    const authenticatorData = this.data(rpId ?? asked ?? '', isVerified ? VERIFIED : 0);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
    });
  }

  private data(rpId: string, flags: number, ...more: readonly Uint8Array[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | flags]), counter, ...more]);
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

import { isIP } from 'node:net';
import { isLoopback, type Settings } from '../settings';

/** What browsers bind a passkey to: the name of a site, and the address at which it is used. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * Where passkeys are good, by PUBLIC_URL and never by what a call says of itself; nothing where browsers make none: at a bare
 * number, or without TLS. On this machine it is `localhost`.
 */
export function passkeySiteOf({ publicUrl }: Pick<Settings, 'publicUrl'>): PasskeySite | undefined {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (isLoopback(hostname))
    return { rpId: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isNumber ? { rpId: hostname, origin } : undefined;
}

import type { FastifyRequest } from 'fastify';
import type { Installation } from '../installation';
import { knownDevice } from './device';
import type { Origin } from './limits';
import { networkOf } from './network';

/** Where an attempt at an account comes from, with the id of its browser where the account has signed in with it before. */
export function originOf(
  request: FastifyRequest,
  vault: Installation['vault'],
  account: string,
): Origin & { readonly device: string | undefined } {
  const device = knownDevice(request, vault, account);
  const place = device === undefined ? networkOf(request.ip) : `device ${device}`;
  return { place, isKnownDevice: device !== undefined, device };
}

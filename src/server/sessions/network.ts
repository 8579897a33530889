import { isIPv6 } from 'node:net';

/** What one household or office has of the Internet: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped?.[1] !== undefined || !isIPv6(address)) return mapped?.[1] ?? address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = 8 - before.length - (after?.length ?? 0);
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])];
  return groups.slice(0, 4).join(':');
}

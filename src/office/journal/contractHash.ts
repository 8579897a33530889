import type { AnyScript } from '../../contract/script';
import type { ContractHash } from './entry';
import { hashOf } from './hash';
import { onceFor } from './onceFor';

const shapeOf = ({ name, path, encoding, input, reply, refusal, allow }: AnyScript) => ({
  name,
  path,
  encoding,
  refusal,
  open: allow === 'anyone' ? true : undefined,
  reply: reply.shape,
  input: Object.entries(input).map(([field, { wire, optional, secret }]) => [field, wire, optional, secret]),
});

/** What the given scripts hash to: paths, encodings, fields, replies, refusals, secrets. */
export const hashScripts = onceFor((scripts: readonly AnyScript[]): ContractHash => {
  const hashes = Object.fromEntries(scripts.map((script) => [script.name, hashOf(shapeOf(script))]));
  return { hash: hashOf(hashes), scripts: hashes };
});

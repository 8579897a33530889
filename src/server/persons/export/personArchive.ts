import type { Readable } from 'node:stream';
import type { PersonKey } from '../../../contract/entities/personData';
import { isAllowed } from '../../../contract/rules/allow';
import type { ReadContext } from '../../http/handler';
import type { Installation } from '../../installation';
import { openSecrets } from '../../talents/secrets';
import { heldOf } from '../held';
import { identityOf } from '../identity';
import { archiveOf } from './archive';
import { partsOf } from './parts';

/** All that is held of a person as a ZIP, which is made as it is read; secrets of talents are in it if the caller may see them. */
export async function personArchive(
  { directory }: Pick<Installation, 'directory'>,
  context: ReadContext,
  key: PersonKey,
): Promise<Readable> {
  const { catalogue, files, caller, now } = context;
  const identity = await identityOf(context, key);
  const held = await heldOf(context, directory, identity);
  const maySee = key.kind === 'talent' && isAllowed('secrets', caller.staff);
  const secrets = maySee ? await openSecrets(context, key.personId) : undefined;
  return archiveOf(await partsOf({ catalogue, directory }, identity, held, secrets), files, now);
}

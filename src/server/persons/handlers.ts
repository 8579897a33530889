import { isAllowed } from '../../contract/rules/allow';
import { change, type Handlers, read } from '../http/handler';
import type { Installation } from '../installation';
import { exportAddress } from './export/address';
import { ticketFor } from './export/ticket';
import { findPersons } from './find';
import { countSecrets, heldOf } from './held';
import { identityOf } from './identity';
import { personRemove } from './remove';

type PersonScript = 'person.find' | 'person.held' | 'person.export' | 'person.remove';

/** What is held of a person: found, told, handed over and removed. */
export const personHandlers = (installation: Pick<Installation, 'directory'>): Handlers<PersonScript> => ({
  'person.find': read((context, { search }) => findPersons(context, search)),
  'person.held': read(async (context, key) =>
    heldOf(context, installation.directory, await identityOf(context, key)),
  ),
  'person.export': change(async (context, { kind, personId }) => {
    const { vault, caller, now } = context;
    const identity = await identityOf(context, { kind, personId });
    const maySee = kind === 'talent' && isAllowed('secrets', caller.staff);
    const hasSecrets = maySee && (await countSecrets(context.catalogue, personId)) > 0;
    const subject = kind === 'contact' ? 'contact' : personId;
    await context.recordHistory(subject, { exported: 1, ...(hasSecrets && { secrets: true }) });
    const ticket = ticketFor(vault, caller, identity, now);
    return { archive: exportAddress(ticket), hasSecrets };
  }),
  'person.remove': personRemove(installation),
});

import type { PresenceThing } from '../../contract/entities/presence';
import { personName } from '../../contract/rules/personName';
import { type Handlers, read } from '../http/handler';
import { live, type LiveTable } from '../http/live';
import type { Presence } from './registry';

const tables: Readonly<Record<PresenceThing, LiveTable>> = {
  talent: 'talents',
  film: 'films',
  news: 'news',
  newsletter: 'newsletters',
  screen: 'screens',
};

/** Who has which record of the caller's agency open. */
export const presenceHandlers = (presence: Presence): Handlers<'presence.tell'> => ({
  'presence.tell': read(async ({ caller, catalogue }, { window, thing, recordId = '', field }) => {
    if (thing) await live(catalogue, tables[thing], recordId);
    const { agency, staff } = caller;
    const name = personName(staff.firstName, staff.lastName) || staff.email;
    return presence.tell(agency.abbreviation, {
      window,
      staffId: agency.userId,
      name,
      thing: thing ?? '',
      recordId,
      field,
    });
  }),
});

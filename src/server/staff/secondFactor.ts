import { mailAccount } from '../accounts/mail';
import { type AccountParts, inDirectory, recordAccount } from '../accounts/parts';
import { removeFactor } from '../accounts/secondFactor';
import { rewriteAgency } from '../http/agencyRow';
import type { SessionHandlers } from '../http/handler';
import { hasFactor, profileOf } from '../sessions/people';
import { callerOf, requireColleague } from './colleagues';

/** What administrators do with the second factor of others. */
export function staffFactorHandlers(
  parts: AccountParts,
): SessionHandlers<'staff.endFactor' | 'staff.requireFactor'> {
  return {
    'staff.endFactor': {
      kind: 'session',
      async run({ session, now }, { staffId, language }) {
        const caller = callerOf(session);
        const person = await inDirectory(parts, async (changing) => {
          const found = await requireColleague(changing, caller, staffId);
          await removeFactor(changing, staffId);
          return found;
        });
        const before = { hasFactor: hasFactor(person) };
        const { agency } = person;
        await recordAccount(parts, {
          ...{ agency, staffId, by: caller.staffId },
          ...{ script: 'staff.endFactor', before, now },
        });
        const read = person.language ?? language;
        if (before.hasFactor)
          await mailAccount(parts, { to: person, letter: 'factorOff', language: read, now });
        return {};
      },
    },
    'staff.requireFactor': {
      kind: 'session',
      async run({ session, now }, { isRequired }) {
        const { agency, staffId } = callerOf(session);
        const { abbreviation } = agency;
        const before = await inDirectory(parts, async (changing) => {
          const { profile } = await rewriteAgency(changing, abbreviation, (row) => ({
            profile: JSON.stringify({ ...profileOf(row), requiresFactor: isRequired }),
          }));
          return { isRequired: profileOf({ profile }).requiresFactor === true };
        });
        const script = 'staff.requireFactor';
        await recordAccount(parts, { agency: abbreviation, staffId, script, before, now });
        const told = { kind: 'changed', entity: 'agency', id: abbreviation, version: null } as const;
        parts.events.publish(abbreviation, told);
        return {};
      },
    },
  };
}

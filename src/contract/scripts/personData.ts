import { language } from '../entities/language';
import { personFields, personHeldFields, personKey } from '../entities/personData';
import { script } from '../script';
import { optional, secret } from '../wire/field';
import { flag, id, text } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** So many people are found at most. */
export const PERSONS_FOUND = 50;

/** What is held of a person, handed over and removed; ours. */
export const personDataScripts = [
  /** Talents and people who work here by name or address, and whoever was or will be mailed by an address. */
  script({
    name: 'person.find',
    path: 'FindPersons.php',
    allow: 'administrator',
    input: { search: text('SEARCH', { min: 1, max: 254 }) },
    reply: rows('ROWS', personFields),
    refusal: 'error',
  }),
  script({
    name: 'person.held',
    path: 'GetPersonHeld.php',
    allow: 'administrator',
    input: personKey,
    reply: done(personHeldFields),
    refusal: 'error',
  }),
  /**
   * Notes that all of it is handed over, and says where it is for a few minutes, as a ZIP. Secrets are in it for those only
   * who may see them.
   */
  script({
    name: 'person.export',
    path: 'ExportPerson.php',
    allow: 'administrator',
    input: personKey,
    reply: done({
      archive: secret(text('ARCHIVE', { max: 4000 })),
      hasSecrets: flag('SECRETS'),
    }),
    refusal: 'error',
  }),
  /**
   * Removes all of it for ever. Where others wrote of the person, `language` says what stands instead of the name. Refused as conflict
   * `removesOneself`, `lastAdministrator`, `addressOfStaff` or `addressOfTalent`.
   */
  script({
    name: 'person.remove',
    path: 'RemovePerson.php',
    allow: 'administrator',
    input: { ...personKey, language, requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;

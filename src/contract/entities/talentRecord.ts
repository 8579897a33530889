import { formatAgents, parseAgents } from '../rules/agents';
import { isDayText } from '../rules/dayText';
import { isEmailAddress } from '../rules/email';
import { fromNo, orNo } from '../rules/none';
import { homepageAddress, imdbAddress, moonAddress } from '../rules/webAddress';
import { type Field, secret, spelled, type ValueOf, WireError } from '../wire/field';
import { flag, id, text } from '../wire/fields';
import { line } from '../wire/line';
import { words } from '../wire/words';

const ADDRESS_LIMIT = 2000;

const name = (wire: string) => text(wire, { max: 100 });
const phone = (wire: string) => text(wire, { max: 50 });
const mail = (wire: string) => text(wire, { valid: isEmailAddress });
/** DD/MM/YYYY, or empty. */
const day = (wire: string) => text(wire, { valid: isDayText });
const union = (wire: string) => spelled(name(wire), { read: fromNo, write: orNo });

/** An address of the web, kept as its rule writes it; `empty` is what stands on the wire for none. */
const address = (wire: string, rule: (text: string) => string, empty = '') =>
  spelled(text(wire, { max: ADDRESS_LIMIT }), {
    read: (value) => rule(fromNo(value)),
    write: (value) => rule(value) || empty,
  });

/** AGENT; what does not parse is the empty selection (spec section 8). */
const agents = (wire: string): Field<readonly string[], false> => ({
  ...words(wire),
  read: (raw) => (typeof raw === 'string' ? (parseAgents(raw) ?? []) : []),
  write: formatAgents,
});

/** The same where a selection is handed in: what does not parse is refused, so that no selection is lost. */
const givenAgents = (wire: string): Field<readonly string[], false> => ({
  ...agents(wire),
  read(raw) {
    const ids = typeof raw === 'string' ? parseAgents(raw) : undefined;
    if (ids === undefined) throw new WireError(wire, 'a JSON list of agent ids, or NO');
    return ids;
  },
});

/** A talent's own record, all of it but what is secret, as its form shows it (spec section 3, "Talent"). */
export const talentRecordFields = {
  firstName: name('FIRST_NAME'),
  lastName: name('LAST_NAME'),
  categoryId: id('PROF'),
  address: text('ADRESSE'),
  postalCode: text('CP', { max: 20 }),
  city: name('CITY'),
  email: text('email'),
  email2: text('email2'),
  phone: phone('PHONE_1'),
  phone2: phone('PHONE_2'),
  birthDate: text('BIRTH_DATE'),
  birthCity: name('BIRTH_CITY'),
  nationality: name('NATIONALITY'),
  familySituation: name('Situation_familiale'),
  union: union('AFC'),
  leaveFundNumber: name('CongesSpectacles'),
  licenceB: flag('PermisB'),
  licenceHeavy: flag('PermisPL'),
  emergencyContact: name('Urgency_Contact'),
  emergencyPhone: phone('Urgency_Number'),
  homepage: address('HOMEPAGE', homepageAddress, 'NO'),
  moonUrl: address('MoonURL', moonAddress),
  imdbUrl: address('IMDb', imdbAddress),
  agents: agents('AGENT'),
  oldIndex: name('OldIndex'),
};
export type TalentRecord = ValueOf<typeof talentRecordFields>;

/** The same as UpdateTalentInfos takes it. */
export const talentChangeFields = {
  firstName: line('id_PRENOM', { min: 1, max: 100 }),
  lastName: line('id_NOM', { max: 100 }),
  categoryId: id('id_PROF'),
  address: text('id_ADDR'),
  postalCode: text('id_CP', { max: 20 }),
  city: name('id_CITY'),
  email: mail('id_MAIL'),
  email2: mail('id_MAIL2'),
  phone: phone('id_PHONE'),
  phone2: phone('id_PHONE2'),
  birthDate: day('id_BIRTH'),
  birthCity: name('id_BIRTH_CITY'),
  nationality: name('id_NATIONALITY'),
  familySituation: name('id_FAMILY'),
  union: union('id_UNION'),
  leaveFundNumber: name('id_CS'),
  licenceB: flag('id_PB'),
  licenceHeavy: flag('id_PL'),
  emergencyContact: name('id_URG_CO'),
  emergencyPhone: phone('id_URG'),
  homepage: address('id_HP', homepageAddress, 'NO'),
  moonUrl: address('id_MOONURL', moonAddress),
  imdbUrl: address('id_IMDbURL', imdbAddress),
  agents: givenAgents('id_AGENT'),
  oldIndex: name('old_id_TEC'),
} satisfies Record<keyof TalentRecord, Field<unknown>>;

/** What of a talent is secret: encrypted at rest, in no list, log or journal, shown on request only. */
export const talentSecretFields = {
  socialSecurityNumber: secret(text('id_SS', { max: 50 })),
  siteLogin: secret(name('id_LOGIN'), 'underItsNames'),
  sitePassword: secret(text('id_PASSWORD', { max: 200 })),
};
export type TalentSecrets = ValueOf<typeof talentSecretFields>;
export type TalentSecretName = keyof TalentSecrets;

/** The secret fields' names as spec section 3 spells them. */
export const talentSecretNames = {
  SocialSecurity: 'socialSecurityNumber',
  UserName: 'siteLogin',
  PassWord: 'sitePassword',
} as const satisfies Record<string, TalentSecretName>;

import { calls, does, ok, queries, told } from './course';
import { TALENT, talentIsOpen } from './talent';

export const RECORD = { form: 'talentInfo', recordId: TALENT };

/** That talent's record, as the server has it. */
export const record = {
  ...{ firstName: 'Éloïse', lastName: 'Garnier', categoryId: 'ATB60dVa2yyKw6JAXHrH', address: '' },
  ...{ postalCode: '', city: 'Paris', email: '', email2: '', phone: '', phone2: '', birthDate: '' },
  ...{ birthCity: '', birthCountry: '', agents: ['AM'], version: 4, secretVersion: 1 },
};

/** The record stands open; 5 has asked for it. */
export const recordIsOpen = [
  ...talentIsOpen(),
  queries('?section=record'),
  does('talentRecord/opened', { talentId: TALENT }),
  calls(5, 'talentRecords', 'talent.get'),
  told(5, ok(record)),
  does('autoSave/opened', RECORD),
];

export const types = (values: object) => does('autoSave/changed', { ...RECORD, values });

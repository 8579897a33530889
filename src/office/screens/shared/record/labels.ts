import type { FormName, FormRecords } from '../../../workflows/records/autoSave';

export type MessageId = FormatjsIntl.Message['ids'];

type Labels = { readonly [Form in FormName]: (field: keyof FormRecords[Form] & string) => MessageId };

const labels: Labels = {
  filmInfo: (field) => (field === 'tags' ? 'filmInfo.tags' : `createFilm.field.${field}`),
  talentInfo: (field) => (field === 'agents' ? 'talentRecord.agents' : `talentRecord.field.${field}`),
};

/** What a field of a form that saves itself is called. */
export const labelIn = (form: FormName, field: string): MessageId =>
  (labels[form] as (field: string) => MessageId)(field);

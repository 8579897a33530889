import type { FilmInfo } from '../../../../../contract/entities/filmInfo';
import type { TalentRecord, TalentSecrets } from '../../../../../contract/entities/talentRecord';
import type { FormDefinition } from '../form';
import { filmInfo } from './filmInfo';
import { talentInfo } from './talentInfo';

/** The forms that save themselves, by name, with the fields of their records. */
export interface FormRecords {
  filmInfo: FilmInfo;
  talentInfo: TalentRecord & TalentSecrets;
}
export type FormName = keyof FormRecords;

export const forms: Readonly<Record<FormName, FormDefinition>> = { filmInfo, talentInfo };

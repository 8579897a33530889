import type { FormDefinition } from '../form';
import { filmInfo } from './filmInfo';
import { talentInfo } from './talentInfo';

/** The forms that save themselves, by name. */
export const forms = { filmInfo, talentInfo } satisfies Readonly<Record<string, FormDefinition>>;
export type FormName = keyof typeof forms;

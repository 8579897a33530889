import type { FormDefinition } from '../form';
import { filmInfo } from './filmInfo';

/** The forms that save themselves, by name. */
export const forms = { filmInfo } satisfies Readonly<Record<string, FormDefinition>>;
export type FormName = keyof typeof forms;

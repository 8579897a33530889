import { recordForm } from '../shared/record/recordForm';

/** A talent's personal form and its fields. */
export const talentForm = recordForm('talentInfo');

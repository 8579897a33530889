import { type AgencySettings, agencySettingsFields } from '../entities/agencySettings';
import { problemsOf } from '../wire/record';

/** What is wrong with settings by field: `required`, `tooLong` or `malformed`; by the rules that the server keeps. */
export const problemsOfAgencySettings = (
  settings: AgencySettings,
): Partial<Record<keyof AgencySettings, string>> => problemsOf(agencySettingsFields, settings);

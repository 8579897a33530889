import { logoUpload } from './agency';
import { talentTableCheck, talentTableImport } from './talentImport';
import { workFileScripts } from './workFileScripts';

/** The calls that carry a small file and one answer, by their names. */
export const fileScripts = {
  ...workFileScripts,
  [talentTableCheck.name]: talentTableCheck,
  [talentTableImport.name]: talentTableImport,
  [logoUpload.name]: logoUpload,
} as const;
export type FileScriptName = keyof typeof fileScripts;

import { newsPictureUpload } from './news';
import { pictureUpload } from './pictures';
import { resumeUpload } from './resumes';

/** The calls that carry a small file and one answer, by their names. */
export const fileScripts = {
  [pictureUpload.name]: pictureUpload,
  [newsPictureUpload.name]: newsPictureUpload,
  [resumeUpload.name]: resumeUpload,
} as const;
export type FileScriptName = keyof typeof fileScripts;

import { newsPictureUpload } from './news';
import { pictureUpload } from './pictures';
import { resumeUpload } from './resumes';

/** The calls that carry a small file and that the office makes on more than one screen, by their names. */
export const workFileScripts = {
  [pictureUpload.name]: pictureUpload,
  [newsPictureUpload.name]: newsPictureUpload,
  [resumeUpload.name]: resumeUpload,
} as const;

import { keptLogos } from '../agency/logos';
import type { KeptFiles } from '../disk/keptFiles';
import { keptJobs } from '../encoding/keptJobs';
import { keptFilms } from '../films/keptFilms';
import { keptScreenPictures, keptTalentPictures } from '../pictures/keptPictures';
import { keptResumes } from '../resumes/keptResumes';
import { keptNewFilmPictures, keptUploads } from '../uploads/keptUploads';
import { keptPromises } from '../uploads/promises';
import { keptNamedPictures } from './namedPictures';

/** All kinds of files that an agency's folder holds, its database aside. */
export const allKeptFiles: readonly KeptFiles[] = [
  keptUploads,
  keptPromises,
  keptNewFilmPictures,
  keptJobs,
  keptFilms,
  keptTalentPictures,
  keptScreenPictures,
  keptResumes,
  ...keptNamedPictures,
  keptLogos,
];

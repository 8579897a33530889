import { resumeFields } from '../entities/resume';
import { resumeNamePattern } from '../rules/resume';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text } from '../wire/fields';
import { done, record, type Reply } from '../wire/reply';

const fileName = text('CVname', { min: 1, max: 200, matches: resumeNamePattern });

/** Toogle_CV_ON replies the file name as plain text (spec section 7). */
const fileNameReply: Reply<string> = {
  shape: 'file name',
  read: (body) => text('reply', { min: 1 }).schema.validateSync(String(body).trim()),
  write: (name) => name,
};

export const resumeScripts = [
  script({
    name: 'resume.read',
    path: 'GetResume.php',
    input: { talentId: id('TEC_ID') },
    reply: record(resumeFields),
    refusal: 'error',
  }),
  /** Makes an uploaded file the talent's resume, in the place of the one before. */
  script({
    name: 'resume.turnOn',
    path: 'Toogle_CV_ON.php',
    input: {
      firstName: text('TecPRENOM', { max: 100 }),
      lastName: text('TecNOM', { max: 100 }),
      talentId: id('TalentID'),
      fileName,
    },
    reply: fileNameReply,
    refusal: 'FAILED',
  }),
  script({
    name: 'resume.remove',
    path: 'RemoveResume.php',
    input: { talentId: id('TEC_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;

/** The multipart call to the client's secure site (spec section 7); the file part is named `file`. */
export const resumeUpload = script({
  name: 'secureSite.uploadResume',
  path: 'UploadResume.php',
  encoding: 'multipart',
  input: {
    /** RESUME_Folder of the agency. */
    targetPath: text('targetPath'),
    /** The name that the file had when it was chosen. */
    originalName: text('name', { min: 1, max: 255 }),
    fileName: text('CV_NAME', { min: 1, max: 200, matches: resumeNamePattern }),
    isNew: choice('isNEW', { YES: true, NO: false }),
  },
  reply: done({ fileName: text('CV_NAME') }),
  refusal: 'FAILED',
});

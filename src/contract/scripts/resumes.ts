import { resumeFields } from '../entities/resume';
import { resumeNamePattern } from '../rules/resume';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, text } from '../wire/fields';
import { done, record, type Reply } from '../wire/reply';

const fileName = text('CVname', { min: 1, max: 200, matches: resumeNamePattern });

/** The word of the wire for none (spec section 3). */
const NONE = 'NO';

/** Toogle_CV_ON replies the file name that is on, as plain text (spec section 7); empty when it is off. */
const fileNameReply: Reply<string> = {
  shape: 'file name',
  read(body) {
    const name = text('reply', { min: 1 }).schema.validateSync(String(body).trim());
    return name === NONE ? '' : name;
  },
  write: (name) => name || NONE,
};

export const resumeScripts = [
  script({
    name: 'resume.read',
    path: 'GetResume.php',
    allow: 'reader',
    input: { talentId: id('TEC_ID') },
    reply: record(resumeFields),
    refusal: 'error',
  }),
  /** Makes an uploaded file the talent's resume, in the place of the one before, and switches it on or off. */
  script({
    name: 'resume.toggle',
    path: 'Toogle_CV_ON.php',
    allow: 'staff',
    input: {
      firstName: text('TecPRENOM', { max: 100 }),
      lastName: text('TecNOM', { max: 100 }),
      talentId: id('TalentID'),
      fileName,
      /** Absent means on. A backend that knows no off replies the file name: it is on still. */
      online: optional(flag('ON_OFF')),
    },
    reply: fileNameReply,
    refusal: 'FAILED',
  }),
  script({
    name: 'resume.remove',
    path: 'RemoveResume.php',
    allow: 'staff',
    input: { talentId: id('TEC_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;

/** The multipart call to the client's secure site (spec section 7); the file part is named `file`. */
export const resumeUpload = script({
  name: 'secureSite.uploadResume',
  path: 'UploadResume.php',
  allow: 'staff',
  encoding: 'multipart',
  input: {
    /** RESUME_Folder of the agency. */
    targetPath: text('targetPath'),
    /** The name that the file had when it was chosen. */
    originalName: text('name', { min: 1, max: 255 }),
    fileName: text('CV_NAME', { min: 1, max: 200, matches: resumeNamePattern }),
    isNew: choice('isNEW', { YES: true, NO: false }),
    requestId: optional(id('REQUEST_ID')),
  },
  reply: done({ fileName: text('CV_NAME') }),
  refusal: 'FAILED',
});

import type { PictureProblem } from '../../../contract/scripts/pictures';

/** What the file picker offers first for a picture (spec section 5); the server looks at the content. */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** The words for each reason why a file is no picture for us, by the problem's code; for `fileProblem`. */
export type PictureTexts = Readonly<
  Record<PictureProblem | 'required' | 'tooLarge' | 'gone', FormatjsIntl.Message['ids']>
>;

/** Those of a picture that is one among others. */
export const pictureProblems: PictureTexts = {
  required: 'thumbnails.problem.required',
  notAPicture: 'thumbnails.problem.notAPicture',
  tooLarge: 'thumbnails.problem.tooLarge',
  tooManyPixels: 'thumbnails.problem.tooManyPixels',
  tookTooLong: 'thumbnails.problem.tookTooLong',
  gone: 'thumbnails.problem.gone',
};

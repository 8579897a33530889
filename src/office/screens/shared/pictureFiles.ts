/** What the file picker offers first for a picture (spec section 5); the server looks at the content. */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Why a file is no picture for us, by the problem's code; for `fileProblem`. */
export const pictureProblems = {
  required: 'thumbnails.problem.required',
  notAPicture: 'thumbnails.problem.notAPicture',
  tooLarge: 'thumbnails.problem.tooLarge',
  gone: 'thumbnails.problem.gone',
} as const;

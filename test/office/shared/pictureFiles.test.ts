import { createIntl } from 'react-intl';
import { fileProblem } from '../../../src/office/screens/shared/fileProblem';
import { pictureProblems } from '../../../src/office/screens/shared/pictureFiles';
import { en } from '../../tools/texts';

const intl = createIntl({ locale: 'en', messages: en });

test.each([
  ['required', 'No picture was chosen.'],
  ['notAPicture', 'This file is not a JPEG or PNG picture. Choose another.'],
  ['tooLarge', 'The picture is larger than 40 MB. Choose a smaller one.'],
  [
    'tooManyPixels',
    'This picture is too wide or too high. Make it half as wide and half as high, and choose it again.',
  ],
  ['tookTooLong', 'It took too long to read this picture. Choose it again, or make it smaller first.'],
  ['gone', 'The file is no longer at hand. Choose it again.'],
])('a picture that is refused as %s says what to do', (file, text) => {
  expect(fileProblem(intl, { kind: 'invalid', problems: { file } }, pictureProblems)).toBe(text);
});

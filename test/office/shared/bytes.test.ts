import { createIntl } from 'react-intl';
import { bytesText } from '../../../src/office/ui/bytesText';

test.each([
  ['en', 0, '0 kB'],
  ['en', 1, '1 byte'],
  ['en', 193, '193 bytes'],
  ['en', 12_400_000, '12.4 MB'],
  ['es', 193, '193 bytes'],
  ['zh', 193, '193字节'],
])('in %s %d bytes are %s', (locale, bytes, text) => {
  expect(bytesText(createIntl({ locale }), bytes)).toBe(text);
});

import type { Present } from '../../../src/contract/entities/presence';
import { eachOnce } from '../../../src/office/workflows/records/presence/eachOnce';

const at = (staffId: string, window: string, field = ''): Present => ({
  staffId,
  window,
  field,
  name: staffId,
});
const said = (...others: readonly Present[]) => eachOnce(others).map(({ name, field }) => `${name}:${field}`);

test('whoever has a record open in several windows is named once', () => {
  expect(said(at('ana', '1'), at('ana', '2'), at('bo', '1'))).toEqual(['ana:', 'bo:']);
});

test('a window with the keyboard in a field says more than one without', () => {
  expect(said(at('ana', '1'), at('ana', '2', 'city'), at('ana', '3', 'city'))).toEqual(['ana:city']);
  expect(said(at('ana', '1', 'phone'), at('ana', '2', 'city'))).toEqual(['ana:phone', 'ana:city']);
});

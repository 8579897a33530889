import { agencySettingsFields } from '../../../src/contract/entities/agencySettings';
import { everyScript } from '../../../src/contract/scripts';
import { en } from '../../tools/texts';

const changing = everyScript.filter(({ input }) => 'requestId' in input).map(({ name }) => name);

test('every change has words for what was done', () => {
  expect(changing.filter((name) => !(`activity.did.${name}` in en))).toEqual([]);
});

test('every setting of the agency, and what is told of the films of a reel, has a name', () => {
  const fields = [...Object.keys(agencySettingsFields), 'films', 'rows'];
  expect(fields.filter((field) => !(`activity.field.${field}` in en))).toEqual([]);
});

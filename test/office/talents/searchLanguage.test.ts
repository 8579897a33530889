import { paletteTalents } from '../../../src/office/entities/talents';
import { talentsActedOn } from '../../../src/office/entities/talentWindows';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { startedOffice } from '../app/startedOffice';
import { session } from '../people';

test.each([
  ['en', undefined],
  ['ja', 'ja'],
])('in %s the server is told to look for professions by the words of %s', (language, told) => {
  const { world, store } = startedOffice({
    session: { current: session() },
    preferences: { language, theme: 'system' },
  });
  const asked = (script: string) => (world.inputOf(`http.call ${script}`) as { language?: string }).language;
  store.dispatch(locationChanged({ path: '/app/table/talents/all' }));
  expect(asked('talents.window')).toBe(told);
  store.dispatch(paletteTalents.ask('監督'));
  expect(asked('talents.find')).toBe(told);
  store.dispatch(
    talentsActedOn.facts.asked({
      params: { looked: { search: '監督', sort: 'name', filters: { profession: 'all' } } },
    }),
  );
  expect(asked('talents.found')).toBe(told);
});

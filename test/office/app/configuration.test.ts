import { configurationOf } from '../../../src/office/app/configuration';

test('sites that are named without a host are on the server that the office came from', () => {
  const sites = { reelsSite: '/reels?play=', storeSite: '/store/', cinemaSite: '/cinema' };
  expect(configurationOf(sites, 'https://office.example')).toMatchObject({
    reelsSite: 'https://office.example/reels?play=',
    storeSite: 'https://office.example/store/',
    cinemaSite: 'https://office.example/cinema',
  });
});

test('a site that is not named stays unnamed', () => {
  expect(configurationOf({ storeSite: '', cinemaSite: '' }, 'https://office.example')).toMatchObject({
    storeSite: '',
    cinemaSite: '',
  });
});

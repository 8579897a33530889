import { videoAddress } from '../../src/contract/rules/media';
import { portraitAddress, profilePictureAddress } from '../../src/contract/rules/thumbnail';

const names = { film: 'f1', client: 'CO', cluster: 'ad1/2019 b', name: 'rose.mp4' };

test.each([
  ['{media}/films/{film}/film.mp4', '/media/films/f1/film.mp4'],
  [
    'https://videos.example/{client}/{cluster}/{name}?v=720',
    'https://videos.example/CO/ad1/2019%20b/rose.mp4?v=720',
  ],
  ['{media}/{unknown}/{film}', '/media/{unknown}/f1'],
])('a video is where the rule %s says', (rule, address) => {
  expect(videoAddress(rule, '/media', names)).toBe(address);
});

const addresses = { media: '/media', backgroundAddress: '{media}/{cluster}/{film}_{picture}.jpg' };

test('the picture behind a talent’s name is where its cluster path says', () => {
  expect(profilePictureAddress(addresses, 'f1_;_ad1/b_;_3')).toBe('/media/ad1/b/f1_3.jpg');
  expect(portraitAddress(addresses, 'f1_;_ad1/b_;_3')).toBe('/media/ad1/b/f1_3.jpg?size=small');
});

test('a picture of the talent’s own is on the companion server', () => {
  expect(profilePictureAddress(addresses, 't1_;_talents_;_7')).toBe('/media/talents/t1/pictures/7.jpg');
});

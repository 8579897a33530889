import { encodingOptions } from '../../src/contract/entities/encodingOptions';
import { originalAddress } from '../../src/contract/rules/media';
import { isPlayable } from '../../src/contract/rules/playable';
import { stillAddress } from '../../src/contract/rules/thumbnail';

const film = {
  filmId: 'f1',
  checked: true,
  thumbnailCount: 8,
  ownThumbnail: false,
  chosenThumbnail: 3,
  pictureVersion: undefined,
};

test.each([
  ['the chosen automatic picture', {}, '/m/films/f1/thumbnails/3.jpg?size=small'],
  ['the first one where none is chosen', { chosenThumbnail: 0 }, '/m/films/f1/thumbnails/1.jpg?size=small'],
  [
    'its own picture',
    { ownThumbnail: true, chosenThumbnail: 0 },
    '/m/films/f1/thumbnails/own.jpg?size=small',
  ],
  [
    'its own picture where it has no other',
    { ownThumbnail: true, thumbnailCount: 0 },
    '/m/films/f1/thumbnails/own.jpg?size=small',
  ],
  [
    'the old folder: no automatic one, none of its own',
    { thumbnailCount: 0 },
    '/m/films/f1/vignettes/3.jpg?size=small',
  ],
  [
    'a changed picture under a new address',
    { pictureVersion: 'v2' },
    '/m/films/f1/thumbnails/3.jpg?size=small&v=v2',
  ],
  ['the black placeholder while it is not checked', { checked: false }, undefined],
])('a film shows %s (spec section 9)', (_what, over, expected) => {
  expect(stillAddress('/m', { ...film, ...over })).toBe(expected);
});

test('the original is asked for with the film id and the client database name (spec section 6)', () => {
  expect(originalAddress('/media', 'f/1', 'db co')).toBe('/media/films/f%2F1/original?dbClient=db+co');
});

test.each([
  ['done', 0, true],
  ['running', 30, true],
  ['failed', 30, true],
  ['running', 0, false],
  ['none', 0, false],
  ['none', undefined, false],
] as const)('%s, %j seconds long, can be played: %j', (encoding, duration, expected) => {
  expect(isPlayable(encoding, duration)).toBe(expected);
});

describe('the options of REencodeFilm', () => {
  const options = encodingOptions('OPTIONS');

  test('are the JSON of the four flags', () => {
    expect(JSON.parse(String(options.write({ shape: 'palPixels', thumbnails: true })))).toEqual({
      F169: 0,
      PAL066: 1,
      PALBLACK: 0,
      VIGNETTE: 1,
    });
  });

  test.each([
    ['{"F169":"1"}', { shape: 'wide', thumbnails: false }],
    ['{"PALBLACK":true,"VIGNETTE":1}', { shape: 'palBlack', thumbnails: true }],
    ['{}', { shape: 'asFile', thumbnails: false }],
  ])('%s is read', (wire, expected) => {
    expect(options.read(wire)).toEqual(expected);
  });

  test.each(['{"F169":1,"PAL066":1}', 'F169', '[]', 'null', ''])('%s is refused', (wire) => {
    expect(() => options.read(wire)).toThrow();
  });
});

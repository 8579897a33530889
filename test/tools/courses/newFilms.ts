import type { Entry } from '../../../src/office/journal';
import { arrives, asks, calls, type Course, does, forgets, hears, makesId, ok, picture } from './course';
import { refused, saysSo, sends, sleeps, told } from './course';
import { TALENT, talentIsOpen } from './talent';

const FIRST = '2t71hVam8vkB7bGxRvN7';
const SECOND = 'LDF5oJCRq4Y0Lqxf4mye';
const PROCESS = 'EI2m8A5IGUxgvaY4nx6Q';
const REQUEST = 'LMvUdlxQlNXMZMh04rEO';
const SEA = '5hoVCXH661';
const SKY = '5hoVCXH662';
const SAND = '5hoVCXH663';

const movie = (fileId: string) => ({
  ...{ fileId, name: `${fileId}.mp4`, size: 115_670, type: 'video/mp4', lastModified: 0 },
});
const texts = { title: 'Harbour', director: '', producer: '', year: '', format: '', notes: '' };
const created = { ...texts, talentId: TALENT, uploadKey: FIRST, requestId: REQUEST };

const opens = (k: number, uploadKey: string): readonly Entry[] => [
  does('createFilm/opened', { talentId: TALENT }),
  ...makesId(k, 'createFilm', 20, uploadKey),
];
const isOpen = [...talentIsOpen(), ...opens(5, FIRST)];

const chooses = (fileId: string, id = FIRST) =>
  does('newFilmPicture/fileChosen', { id, file: picture(fileId) });
const sendsPicture = (k: number, fileId: string) => sends(k, 'newFilmPicture', 'picture.upload', fileId);
const arrived = ok({ picture: 'sea' });

/** The file of a film goes on its way; from `k` on four commands. */
const uploads = (k: number, process = PROCESS): readonly Entry[] => [
  ...makesId(k, 'uploads', 20, process),
  sleeps(k + 1, 'uploads', 100),
  told(k + 1, null),
  calls(k + 2, 'uploads', 'upload.create'),
  told(k + 2, ok({ processId: process })),
  calls(k + 3, 'uploads', 'upload.findServer'),
  told(k + 3, ok({ server: '127.0.0.1:28775' })),
  asks(k + 4, 'uploads', 'clock.now', null),
  told(k + 4, 1_795_435_565_996),
];
const fileIsOnItsWay = [
  does('uploads/fileChosen', { uploadKey: FIRST, file: movie('RvY6kS3haG') }),
  ...uploads(6),
];
/** A picture of that film is sent, arrives and is taken away again. */
const isPicturedInVain = (k: number, fileId: string, id: string): readonly Entry[] => [
  ...[chooses(fileId, id), ...sendsPicture(k, fileId), arrives(k + 1, arrived)],
  ...[saysSo(k + 2, 'newFilmPicture'), told(k + 2, null), does('createFilm/pictureRemoved')],
];
const asksForFilm = (k: number, hasPicture: boolean): readonly Entry[] => [
  ...makesId(k, 'createFilm', 20, REQUEST),
  calls(k + 1, 'createFilm', 'film.add', { ...created, hasPicture }),
];

const course = (name: string, slices: readonly string[], ...steps: readonly Entry[]): Course => ({
  name,
  about: ['createFilm', ...slices],
  steps,
});

export const courses: readonly Course[] = [
  course(
    'new-film-closed-while-its-picture-is-on-its-way-then-refused',
    ['newFilmPicture'],
    ...[...isOpen, chooses(SEA), ...sendsPicture(6, SEA), does('createFilm/closed')],
    ...[...opens(8, SECOND), chooses(SKY, SECOND), ...sendsPicture(9, SKY), arrives(10, refused('timeout'))],
    ...[does('createFilm/closed'), does('newFilmPicture/retried', { id: SECOND })],
  ),
  course(
    'new-film-waits-for-its-picture',
    ['newFilmPicture'],
    ...[...isOpen, ...fileIsOnItsWay, chooses(SEA), ...sendsPicture(12, SEA)],
    ...[does('createFilm/submitted', texts), hears(13, { kind: 'progress', sent: 800, size: 1647 })],
    ...[arrives(13, arrived), ...asksForFilm(14, true), told(15, ok('kqbJ3Jp3LRjRh6LD20TT'))],
  ),
  course(
    'new-film-goes-without-the-picture-that-was-taken-away',
    ['newFilmPicture'],
    ...[...isOpen, ...fileIsOnItsWay, chooses(SEA), ...sendsPicture(12, SEA), arrives(13, arrived)],
    saysSo(14, 'newFilmPicture'),
    ...[does('createFilm/pictureRemoved'), chooses(SKY), ...sendsPicture(15, SKY)],
    ...[does('createFilm/submitted', texts), arrives(16, refused('tooLarge'))],
    ...[does('createFilm/submitted', texts), ...asksForFilm(17, false)],
    ...[told(18, ok('kqbJ3Jp3LRjRh6LD20TT')), forgets(19, 'newFilmPicture', SKY)],
  ),
  course(
    'new-film-pictures-one-after-another',
    ['newFilmPicture', 'arrivals'],
    ...[...isOpen, chooses(SEA), ...sendsPicture(6, SEA), chooses(SKY), chooses(SAND)],
    ...[arrives(7, arrived), saysSo(8, 'newFilmPicture')],
    ...[...sendsPicture(9, SKY), does('newFilmPicture/cancelled', { id: SECOND }), arrives(10, arrived)],
    ...[saysSo(11, 'newFilmPicture'), told(8, null)],
    ...[...sendsPicture(12, SAND), does('newFilmPicture/cancelled', { id: FIRST }), told(11, null)],
    ...[does('newFilmPicture/fileChosen', { id: FIRST, file: null })],
  ),
  course(
    'new-film-picture-sent-again-then-given-up',
    ['newFilmPicture'],
    ...[...isOpen, chooses(SEA), ...sendsPicture(6, SEA), arrives(7, refused('timeout'))],
    ...[
      does('newFilmPicture/retried', { id: FIRST }),
      ...sendsPicture(8, SEA),
      arrives(9, refused('timeout')),
    ],
    ...[does('newFilmPicture/dismissed', { id: FIRST }), forgets(10, 'newFilmPicture', SEA)],
    ...[does('newFilmPicture/retried', { id: FIRST })],
  ),
  course(
    'films-dropped-together-make-one-after-another',
    [],
    ...talentIsOpen(),
    does('createFilm/opened', { talentId: TALENT, files: [movie('one'), movie('two'), movie('three')] }),
    ...[...makesId(5, 'createFilm', 20, FIRST), ...uploads(6)],
    ...[does('createFilm/submitted', texts), ...asksForFilm(11, false), told(12, ok('kqbJ3Jp3LRjRh6LD20TT'))],
    ...[...makesId(13, 'createFilm', 20, SECOND), does('createFilm/closed')],
    forgets(14, 'createFilm', 'three'),
  ),
  course(
    'film-dropped-alone-then-created',
    [],
    ...talentIsOpen(),
    does('createFilm/opened', { talentId: TALENT, files: [movie('one')] }),
    ...[...makesId(5, 'createFilm', 20, FIRST), ...uploads(6)],
    ...[does('createFilm/submitted', { ...texts, title: ' Harbour ' }), ...asksForFilm(11, false)],
    told(12, ok('kqbJ3Jp3LRjRh6LD20TT')),
  ),
  course(
    'new-films-refused-and-in-doubt-given-other-pictures-and-given-up',
    ['newFilmPicture'],
    ...[...talentIsOpen(), ...opens(5, FIRST).slice(0, 2), does('createFilm/closed'), told(5, FIRST)],
    ...[...opens(6, FIRST), does('uploads/fileChosen', { uploadKey: FIRST, file: movie('RvY6kS3haG') })],
    ...[...uploads(7), does('createFilm/submitted', texts), ...makesId(12, 'createFilm', 20, REQUEST)],
    ...[calls(13, 'createFilm', 'film.add'), told(13, refused('conflict'))],
    ...[...isPicturedInVain(14, SEA, FIRST), does('createFilm/closed'), ...opens(17, SECOND)],
    does('uploads/fileChosen', { uploadKey: SECOND, file: movie('gXGRvJgxhX') }),
    ...[...uploads(18, 'Fx2m8A5IGUxgvaY4nx6R'), does('createFilm/submitted', texts)],
    ...[...makesId(23, 'createFilm', 20, 'LMvUdlxQlNXMZMh04rEP'), calls(24, 'createFilm', 'film.add')],
    ...[told(24, refused('timeout')), ...isPicturedInVain(25, SKY, SECOND), does('createFilm/closed')],
  ),
];

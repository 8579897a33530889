import { UPLOAD_START_DELAY } from '../../../src/contract/constants';
import {
  arrives,
  asks,
  type Course,
  calls,
  does,
  forgets,
  goes,
  makesId,
  ok,
  picture,
  queries,
  refused,
  saysSo,
  sends,
  signsIn,
  sleeps,
  told,
} from './course';
import { TALENT, talentIsOpen } from './talent';

const NEWS = 'mc5CdOwXeMtFKQFMuCCN';
const SCREEN = '9O0Vj0j2e16MQ3tcSTbB';
const UPLOAD = '2t71hVam8vkB7bGxRvN7';
const FILM = 'PTFG4SiHZLhNZarRV7WY';

const movie = (fileId: string) => ({
  uploadKey: UPLOAD,
  file: { fileId, name: 'film.mp4', size: 115_670, type: 'video/mp4', lastModified: 0 },
});

const recordIsOpen = [
  ...talentIsOpen(),
  queries('?section=record'),
  does('talentRecord/opened', { talentId: TALENT }),
  does('profilePicture/opened', { talentId: TALENT }),
];

/** A resume is dropped on its card before it is known whether there is one. */
const resumeIsChosenAtOnce = [
  ...recordIsOpen,
  does('resume/fileChosen', {
    talentId: TALENT,
    file: { fileId: 'jeIZ3Nt7Pg', name: 'first.pdf', size: 72, type: 'application/pdf' },
  }),
  calls(7, 'resumes', 'resume.read', { talentId: TALENT }),
];

const chooses = (number: number) =>
  does('profilePicture/chosen', { talentId: TALENT, picture: `${FILM}_;_films_;_${number}` });

const filmIsPrepared = [
  ...talentIsOpen(),
  does('createFilm/opened', { talentId: TALENT }),
  ...makesId(5, 'createFilm', 20, UPLOAD),
  does('uploads/fileChosen', movie('RvY6kS3haG')),
  ...makesId(6, 'uploads', 20, 'EI2m8A5IGUxgvaY4nx6Q'),
  sleeps(7, 'uploads', 100),
];

const screensAreOpen = [does('kits/arrived', { kit: 'homeScreens' }), goes('/app/table/screens')];
const sendsScreen = (k: number, id: string, fileId: string) => [
  does('screenPicture/fileChosen', { id, file: picture(fileId) }),
  ...sends(k, 'screenPicture', 'picture.upload', fileId),
  arrives(k + 1, ok({ picture: 'sea' })),
  saysSo(k + 2, 'screenPicture'),
];

const session = {
  agency: {
    ...{ userId: 'dttn73PZBbmBOh1dFkQz', displayName: 'Cosmic Artists', databaseName: 'cosmic' },
    ...{ abbreviation: 'CO', webAddress: 'http://127.0.0.1:24435', secureAddress: 'http://127.0.0.1:24435' },
    ...{ mainMail: 'office@co.example', newsletterMail: 'news@co.example', facebook: '', twitter: '' },
    ...{ instagram: '', vimeo: '', asa: '', tumblr: '', logoUrl: '/demo/logos/co.png' },
    ...{
      newsletterTextColor: '#606060',
      newsletterBackColor: '#fff',
      resumeFolder: 'resumes',
      mailLetterId: 'co_reel',
    },
  },
  staff: { firstName: 'Camille', lastName: 'Aubry', email: 'staff@co.example', privilege: 'STAFF' },
};

export const courses: readonly Course[] = [
  {
    name: 'film-sheet-and-its-file-closed-with-their-page',
    about: ['createFilm', 'uploads'],
    steps: [...filmIsPrepared, goes('/app/dashboard')],
  },
  {
    name: 'picture-chosen-while-another-is-saved-or-sent',
    about: ['profilePicture'],
    steps: [
      ...recordIsOpen,
      does('profilePicture/chooserOpened', { talentId: TALENT }),
      does('profilePicture/filmOpened', { talentId: TALENT, filmId: FILM }),
      chooses(1),
      calls(8, 'profilePicture', 'talent.setPicture'),
      chooses(2),
      told(8, ok()),
      does('profilePicture/fileChosen', { talentId: TALENT, file: picture('5hoVCXH661') }),
      does('profilePicture/chosen', { talentId: TALENT, picture: '' }),
    ],
  },
  {
    name: 'picture-sent-again-after-the-session-had-ended',
    about: ['profilePicture'],
    steps: [
      ...recordIsOpen,
      does('profilePicture/fileChosen', { talentId: TALENT, file: picture('5hoVCXH661') }),
      ...sends(5, 'profilePicture', 'picture.upload', '5hoVCXH661'),
      arrives(6, refused('signedOut')),
      ...signsIn(7, 'staff@co.example'),
      told(8, ok({ outcome: 'accepted', session })),
      asks(9, 'profilePicture', 'uploads.sendForm', { script: 'picture.upload', fileId: '5hoVCXH661' }),
      arrives(9, ok({ picture: 'portrait' })),
    ],
  },
  {
    name: 'resume-chosen-before-it-is-read',
    about: ['resume'],
    steps: [
      ...resumeIsChosenAtOnce,
      told(7, ok({ fileName: '' })),
      sleeps(8, 'resume', UPLOAD_START_DELAY),
      told(8, null),
      ...makesId(9, 'resume', 20, 'eA2uXakiSCFkfxXXEcyk'),
      asks(10, 'resume', 'uploads.sendForm', { script: 'secureSite.uploadResume', fileId: 'jeIZ3Nt7Pg' }),
    ],
  },
  {
    name: 'resume-chosen-where-it-cannot-be-read',
    about: ['resume'],
    steps: [
      ...resumeIsChosenAtOnce,
      told(7, refused('notFound')),
      forgets(8, 'resume', 'jeIZ3Nt7Pg'),
      told(8, null),
    ],
  },
  {
    name: 'news-picture-on-its-way-when-the-news-is-closed',
    about: ['newsPicture'],
    steps: [
      does('kits/arrived', { kit: 'news' }),
      goes('/app/page/newsDetails'),
      queries(`?id=${NEWS}`),
      does('newsDetail/opened', NEWS),
      does('newsPicture/fileChosen', { id: NEWS, file: picture('5hoVCXH661') }),
      ...sends(5, 'newsPicture', 'newsPicture.upload', '5hoVCXH661'),
      does('newsDetail/closed'),
      does('newsDetail/opened', NEWS),
      does('newsPicture/fileChosen', { id: NEWS, file: picture('5hoVCXH662', 0) }),
      does('newsDetail/closed'),
    ],
  },
  {
    name: 'home-screen-picture-that-arrives-once-its-page-is-left',
    about: ['screenPicture', 'screenDetail'],
    steps: [
      ...screensAreOpen,
      does('screenPicture/fileChosen', { id: 'screen-000000000000001', file: picture('5hoVCXH661') }),
      ...sends(5, 'screenPicture', 'picture.upload', '5hoVCXH661'),
      goes('/app/dashboard'),
      arrives(6, ok({ picture: 'sea' })),
    ],
  },
  {
    name: 'home-screen-pictures-that-open-no-dialog',
    about: ['screenPicture', 'screenDetail'],
    steps: [
      ...screensAreOpen,
      ...sendsScreen(5, SCREEN, '5hoVCXH661'),
      does('screenDetail/opened', SCREEN),
      ...sendsScreen(8, 'screen-of-another-file01', '5hoVCXH662'),
      does('screenDetail/closed'),
      ...sendsScreen(11, 'screen-of-another-file02', '5hoVCXH663'),
    ],
  },
  {
    name: 'home-screen-picture-that-comes-while-it-is-said-that-another-came',
    about: ['screenPicture', 'arrivals'],
    steps: [
      ...screensAreOpen,
      ...sendsScreen(5, SCREEN, '5hoVCXH661'),
      ...sendsScreen(8, SCREEN, '5hoVCXH662'),
      told(7, null),
      does('screenPicture/fileChosen', { id: SCREEN, file: picture('5hoVCXH663') }),
      told(10, null),
    ],
  },
  {
    name: 'upload-second-file-chosen-while-the-first-is-prepared',
    about: ['uploads'],
    steps: [...filmIsPrepared, does('uploads/fileChosen', movie('gXGRvJgxhX'))],
  },
  {
    name: 'upload-on-its-way-is-not-dismissed',
    about: ['uploads'],
    steps: [
      ...filmIsPrepared,
      does('uploads/dismissed', { uploadKey: UPLOAD, processId: 'EI2m8A5IGUxgvaY4nx6Q' }),
    ],
  },
  {
    name: 'upload-that-no-server-may-take',
    about: ['uploads'],
    steps: [
      ...[...filmIsPrepared, told(7, null), calls(8, 'uploads', 'upload.create')],
      told(8, ok({ processId: 'EI2m8A5IGUxgvaY4nx6Q' })),
      ...[calls(9, 'uploads', 'upload.findServer'), told(9, refused('conflict', 'accountOff'))],
    ],
  },
];

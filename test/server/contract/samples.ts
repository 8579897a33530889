import { reelOrder, reelPlaces } from '../../../src/contract/rules/reelOrder';
import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import { DEMO_PASSWORD } from '../../../src/server/demo/accounts';
import { accountSamples } from './accountSamples';
import { activitySamples } from './activitySamples';
import { agencySamples } from './agencySamples';
import { calendarSamples } from './calendarSamples';
import { exportSamples } from './exportSamples';
import { personSamples } from './personSamples';
import { filmSamples } from './filmSamples';
import { newsletterSamples } from './newsletterSamples';
import { presenceSamples } from './presenceSamples';
import { newsSamples } from './newsSamples';
import { none, type Sample } from './sample';
import { screenSamples } from './screenSamples';
import { specialReelSamples } from './specialReelSamples';
import { wholeReelSamples } from './wholeReelSamples';

/** One sample a script: a script without one does not compile. */
export const samples: { readonly [N in ScriptName]: Sample<N> } = {
  'session.signIn': {
    input: ({ login }) => ({
      login,
      password: DEMO_PASSWORD,
      remember: false,
      screenResolution: '',
      windowResolution: '',
    }),
    rows: [],
  },
  'session.current': none,
  'session.beginSignOn': {
    input: () => ({ wantedPath: '/app/dashboard' }),
    rows: [],
    refused: { kind: 'notFound' },
  },
  'operation.get': none,
  ...presenceSamples,
  ...exportSamples,
  ...personSamples,
  'talentImport.undo': {
    input: () => ({ importId: newId(), requestId: newId() }),
    rows: [],
    refused: { kind: 'notFound' },
  },
  'session.signOut': none,
  'session.lock': none,
  ...accountSamples,
  ...activitySamples,
  ...agencySamples,
  'categories.list': { input: () => ({ productionMode: 1 }), rows: [] },
  'talents.list': { input: () => ({ order: 'onlineFirst', limit: 100, page: 1 }), rows: [] },
  'staff.list': none,
  'reelNames.list': none,
  ...newsSamples,
  ...newsletterSamples,
  ...screenSamples,
  ...calendarSamples,
  'agencyFilms.list': none,
  'agencyFilms.find': { input: () => ({ search: 'é' }), rows: [] },
  'agencyFilms.figures': none,
  'agencyFilms.window': {
    input: () => ({ search: 'é', order: 'title', isDescending: true, first: 0, count: 50 }),
    rows: [],
  },
  'agencyFilms.found': { input: () => ({ search: 'é', order: 'year', isDescending: false }), rows: [] },
  'talents.window': {
    input: () => ({
      ...{ search: 'é', order: 'city', isDescending: true },
      ...{ profession: 'all', online: true, first: 0, count: 50 },
    }),
    rows: [],
  },
  'talents.found': {
    input: () => ({ search: 'é', order: 'reels', isDescending: false, profession: 'directors' }),
    rows: [],
  },
  'talents.find': { input: () => ({ search: 'é' }), rows: [] },
  'talents.figures': none,
  'talentFilms.list': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'talentReels.list': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'reels.find': { input: () => ({ search: 'show' }), rows: [] },
  'agencyReels.list': none,
  'talentSpecialReels.list': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'specialReel.films': {
    input: async ({ person }) => ({ reelId: (await person.call('agencyReels.list', {}))[0]?.reelId ?? '' }),
    rows: ['reelId'],
  },
  'talent.add': {
    input: ({ categoryId }) => ({ categoryId, firstName: 'Åsa', lastName: '', requestId: newId() }),
    rows: ['categoryId'],
  },
  'talent.setPicture': {
    input: ({ talentId, filmIds }) => ({
      talentId,
      profilePicture: `${filmIds[0]}_;_films_;_1`,
      requestId: newId(),
    }),
    rows: ['talentId', 'profilePicture'],
  },
  'biography.read': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'biography.save': {
    input: async ({ person, talentId }) => ({
      talentId,
      markdown: '## Né à **Lyon**',
      version: (await person.call('biography.read', { talentId })).version,
      requestId: newId(),
    }),
    rows: ['talentId'],
  },
  'about.read': none,
  'about.save': {
    input: async ({ person }) => ({
      markdown: 'Since 1998.',
      version: (await person.call('about.read', {})).version,
    }),
    rows: [],
  },
  'resume.read': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'resume.toggle': {
    input: async (world) => ({
      firstName: 'Åsa',
      lastName: '',
      talentId: world.talentId,
      fileName: await world.uploadedResume(),
    }),
    rows: ['talentId', 'fileName'],
  },
  'resume.remove': { input: ({ talentId }) => ({ talentId, requestId: newId() }), rows: ['talentId'] },
  'talent.toggle': {
    input: async (world) => ({ talentId: await world.talent(), online: true, requestId: newId() }),
    rows: ['talentId'],
  },
  'talent.delete': {
    input: async (world) => ({ talentId: await world.talent(), requestId: newId() }),
    rows: ['talentId'],
  },
  'talent.get': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  'talent.update': {
    input: ({ talentId, categoryId }) => ({
      talentId,
      categoryId,
      city: `City ${newId(6)}`,
      agents: ['AM', 'JO'],
      siteLogin: 'site-login',
      requestId: newId(),
    }),
    rows: ['talentId', 'categoryId'],
  },
  'talent.showSecret': { input: ({ talentId }) => ({ talentId, field: 'siteLogin' }), rows: ['talentId'] },
  'talentShowings.list': { input: ({ talentId }) => ({ talentId }), rows: ['talentId'] },
  ...filmSamples,
  'reel.add': {
    input: ({ talentId }) => ({
      title: `Reel ${newId(6)}`,
      code: newId(10),
      isNewName: true,
      talentId,
      type: 'MR',
      isLink: false,
      linkValue: '',
      requestId: newId(),
    }),
    rows: ['talentId'],
  },
  'reelName.add': { input: () => ({ name: `Name ${newId(6)}`, code: newId(10) }), rows: [] },
  'reel.rename': {
    input: async (world) => ({ title: 'Renamed', reelId: (await world.reel()).reelId, type: 'MR' }),
    rows: ['reelId'],
  },
  'reel.update': {
    input: async (world) => ({
      ...{ title: 'Renamed', reelId: (await world.reel()).reelId, code: newId(10) },
      ...{ talentId: world.talentId, isLink: false, linkValue: '' },
    }),
    rows: ['reelId', 'talentId'],
  },
  'reel.toggle': {
    input: async (world) => ({
      reelId: (await world.reel()).reelId,
      online: false,
      talentId: world.talentId,
    }),
    rows: ['reelId', 'talentId'],
  },
  'reel.delete': {
    input: async (world) => ({
      reelId: (await world.reel()).reelId,
      kind: 'normal',
      online: false,
      talentId: world.talentId,
    }),
    rows: ['reelId', 'talentId'],
  },
  'reel.addFilm': {
    input: async (world) => ({
      reelId: (await world.reel()).reelId,
      talentId: world.talentId,
      filmId: world.filmIds[2],
      requestId: newId(),
    }),
    rows: ['reelId', 'talentId', 'filmId'],
  },
  'reel.removeFilm': {
    input: async (world) => {
      const { reelId, rowIds } = await world.reel();
      return { rowId: rowIds[0], kind: 'normal', reelId, filmId: world.filmIds[0], talentId: world.talentId };
    },
    rows: ['rowId', 'reelId', 'filmId', 'talentId'],
  },
  'reel.order': {
    input: async ({ person, talentId }) => {
      const { reels } = await person.call('talentReels.list', { talentId });
      const turned = reelPlaces(reelOrder(reels).toReversed());
      return {
        reelIds: turned.map(({ reelId }) => reelId),
        types: turned.map(({ type }) => type),
        positions: turned.map(({ position }) => String(position)),
        places: turned.map((_place, at) => String(at + 1)),
        talentId,
      };
    },
    rows: ['reelIds', 'talentId'],
  },
  'reel.orderFilms': {
    input: async (world) => ({
      rowIds: (await world.reel()).rowIds,
      kind: 'normal',
      positions: ['2', '1'],
      talentId: world.talentId,
    }),
    rows: ['rowIds', 'talentId'],
  },
  ...specialReelSamples,
  ...wholeReelSamples,
  'trash.list': none,
  'trash.restore': {
    input: async (world) => {
      const filmId = await world.film();
      await world.person.call('film.delete', { filmId, online: false });
      return { kind: 'film', id: filmId, requestId: newId() };
    },
    rows: ['id'],
  },
  'trash.empty': { input: () => ({ until: new Date().toISOString() }), rows: [] },
  'reel.mail': { input: (world) => world.mailInput(), rows: [] },
  'reel.mailList': {
    input: async (world) => {
      const { recipient: _one, ...input } = await world.mailInput();
      return { ...input, recipients: 'a@brand.example\nb@brand.example' };
    },
    rows: [],
  },
  'reel.composeMail': {
    input: async (world) => {
      const { recipient: _one, ...input } = await world.mailInput();
      return input;
    },
    rows: [],
  },
  'outbox.list': none,
  'outbox.retry': { input: async (world) => ({ mailId: await world.failedMail() }), rows: ['mailId'] },
  'outbox.read': { input: async (world) => ({ mailId: await world.failedMail() }), rows: ['mailId'] },
};

import type { ScriptName } from '../../../src/contract/scripts';
import { newId } from '../../../src/server/ids';
import type { NewsletterContent } from '../../../src/contract/entities/newsletter';
import { filmCard } from '../newsletters/content';
import type { Sample } from './sample';
import type { World } from './world';

const contentOf = (filmId: string): NewsletterContent => ({
  title: `Newsletter ${newId(6)}`,
  heading1: 'Née à Lyon',
  heading2: '',
  heading3: '',
  items: [
    filmCard(filmId),
    { kind: 'button', key: 'b', address: 'https://co.example/', label: 'See all', colour: '#19aeed' },
    { kind: 'text', key: 't', html: '<p>Bonsoir</p>' },
  ],
  conclusion: 'À bientôt',
  linkType: 'film',
  linkValue: filmId,
  trackingId: '',
  textColour: '#606060',
  backColour: '#fff',
});
const call = (world: World) => ({
  html: '<p>theirs</p>',
  logoColour: 'black' as const,
  clientAbbreviation: world.abbreviation,
  requestId: newId(),
});
const mailing = async (world: World) => ({
  newsletterId: await world.newsletter(),
  clientAbbreviation: world.abbreviation,
  requestId: newId(),
});

/** One sample a script of newsletters. */
export const newsletterSamples: {
  readonly [N in Extract<ScriptName, `newsletter${string}`>]: Sample<N>;
} = {
  'newsletters.list': { input: () => ({ order: 'newestFirst', limit: 100, page: 1 }), rows: [] },
  'newsletter.get': {
    input: async (world) => ({ newsletterId: await world.newsletter() }),
    rows: ['newsletterId'],
  },
  'newsletter.add': {
    input: (world) => ({
      newsletterId: `${newId(7)}20260401`,
      ...contentOf(world.filmIds[0]),
      ...call(world),
    }),
    rows: ['items', 'linkValue'],
  },
  'newsletter.update': {
    input: async (world) => ({
      newsletterId: await world.newsletter(),
      ...contentOf(world.filmIds[1]),
      ...call(world),
      version: 1,
    }),
    rows: ['newsletterId', 'items', 'linkValue'],
  },
  'newsletter.delete': {
    input: async (world) => ({ newsletterId: await world.newsletter(), requestId: newId() }),
    rows: ['newsletterId'],
  },
  'newsletter.compose': { input: (world) => contentOf(world.filmIds[0]), rows: [] },
  'newsletter.mail': {
    input: async (world) => ({ ...(await mailing(world)), recipient: 'client@brand.example' }),
    rows: ['newsletterId'],
  },
  'newsletter.mailList': {
    input: async (world) => ({ ...(await mailing(world)), recipients: 'a@brand.example\nb@brand.example' }),
    rows: ['newsletterId'],
  },
};

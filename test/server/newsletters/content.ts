import type { NewsletterContent } from '../../../src/contract/entities/newsletter';
import type { ItemOf } from '../../../src/contract/entities/newsletterItem';

/** The card of a film of the agency. */
export const filmCard = (filmId: string, over: Partial<ItemOf<'film'>> = {}): ItemOf<'film'> => ({
  kind: 'film',
  key: `card-${filmId}`.slice(0, 60),
  filmId,
  title: 'Night work',
  director: 'Agnès Varda',
  producer: 'Les Films du Quai',
  union: 'AFC',
  firstName: 'Anna',
  lastName: 'Berg',
  profession: 'Cinematographer',
  link: '',
  createdOn: '01/04/2026',
  pictureAddress: '',
  ...over,
});

/** A newsletter without items. */
export const plain: NewsletterContent = {
  title: 'April',
  heading1: 'New films',
  heading2: '',
  heading3: '',
  items: [],
  conclusion: '',
  linkType: 'none',
  linkValue: '',
  trackingId: '',
  textColour: '#606060',
  backColour: '#fff',
};

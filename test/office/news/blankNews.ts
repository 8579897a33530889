import type { NewsContent } from '../../../src/contract/entities/news';

/** What is written in a news item of which a test says nothing. */
export const blankNews: NewsContent = {
  title: '',
  text: '',
  picture: '',
  online: true,
  linkType: 'none',
  linkValue: '',
};

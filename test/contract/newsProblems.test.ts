import { problemsOfLink } from '../../src/contract/rules/newsProblems';

const content = { title: 'A prize', text: '', picture: '', online: true, linkType: 'address' } as const;

test.each([
  ['www.example.com', {}],
  ['https://example.com/a?b=c', {}],
  ['', { linkValue: 'required' }],
  ['mailto:info@agency.com', { linkValue: 'malformed' }],
  ['javascript:alert(1)', { linkValue: 'malformed' }],
])('a news item that leads to %p', (linkValue, problems) => {
  expect(problemsOfLink({ ...content, linkValue })).toEqual(problems);
});

import type { Agency } from '../../../src/contract/entities/session';
import { composedHere } from '../../../src/office/workflows/newsletters/newsletterHtml';
import { filmCard, plain } from '../../server/newsletters/content';

const agency = {
  displayName: 'Cosmic Artists',
  webAddress: 'https://co.example',
  mainMail: 'office@co.example',
  newsletterMail: 'news@co.example',
  logoUrl: '',
  instagram: '',
  facebook: '',
  vimeo: '',
} as Agency;

test('for an agency’s own scripts pictures and links are whole addresses, and what people wrote is text', () => {
  const evil = '<img src=x onerror=steal()>';
  const { html, text, bytes } = composedHere(
    {
      ...plain,
      heading1: evil,
      items: [
        filmCard('f1', { title: evil, link: 'https://co.example/f1', pictureAddress: '/pics/f1.jpg' }),
        filmCard('f2', { pictureAddress: '' }),
        { kind: 'picture', key: 'p', picture: 'reef', description: 'A reef', link: '' },
      ],
    },
    agency,
    'https://media.example',
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('{{');
  const found = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, at]) => at);
  expect(found('src')).toEqual(['https://co.example/pics/f1.jpg', 'https://media.example/news/reef.jpg']);
  expect(found('href').every((link) => /^(?:https:|mailto:)/.test(link ?? ''))).toBe(true);
  expect(found('href')).toContain('https://co.example/f1');
  expect(html).toContain('mailto:news@co.example?subject=unsubscribe');
  expect(text).toContain('Night work');
  expect(bytes).toBe(Buffer.byteLength(html));
});

test('what an agency’s own backend says is cleaned again before it is drawn or mailed', () => {
  const { html, text } = composedHere(
    {
      ...plain,
      linkType: 'address',
      linkValue: 'javascript:steal()',
      items: [
        {
          kind: 'text',
          key: 't',
          html: '<p onclick="steal()">Hello<script>steal()</script><img src="x" onerror="steal()"></p><form action="https://evil.example"><input name="password"></form><meta http-equiv="refresh" content="0;url=https://evil.example"><a href="javascript:steal()">trap</a> <a href="https://co.example/">site</a>',
        },
        { kind: 'button', key: 'b', address: 'javascript:steal()', label: 'Press', colour: '#19aeed' },
        filmCard('f1', { link: 'data:text/html,steal()', pictureAddress: 'javascript:steal()' }),
        { kind: 'picture', key: 'p', picture: '../../x', description: '', link: 'vbscript:steal()' },
      ],
    },
    agency,
    'https://media.example',
  );
  for (const said of [html, text])
    expect(said).not.toMatch(/steal|evil|onclick|onerror|<form|<input|vbscript/);
  expect(html).toMatch(/<p style="[^"]*">Hello<\/p>/);
  expect(html).toContain('href="https://co.example/"');
});

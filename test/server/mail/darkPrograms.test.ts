import { renderReelMail } from '../../../src/server/mail/template/reelMail';
import { session } from '../../office/people';

/** Gmail's apps turn colours of a dark mail round, and leave gradients: https://www.hteumeuleu.com/2021/fixing-gmail-dark-mode-css-blend-modes/ */
test('the black logo of a reel’s mail keeps a ground of its own where a program turns the mail dark, and opens the reel', async () => {
  const { html } = await renderReelMail({
    agency: { ...session().agency, displayName: 'Cosmic Artists', logoUrl: '/demo/logos/co.png' },
    sender: { name: 'Anna Berg', address: 'anna@co.example' },
    link: 'https://office.co.example/reels/r1',
    ...{ reelName: 'Showreel', talentName: 'Mara Solberg', heading: '', message: '' },
    ...{ stills: [], films: 1 },
  });
  const [logo = ''] = /<a [^>]*><img [^>]*alt="Cosmic Artists"[^>]*>/.exec(html) ?? [];
  expect(logo).toContain('href="https://office.co.example/reels/r1"');
  expect(logo).toContain('src="https://office.co.example/demo/logos/co.png"');
  expect(logo).toContain('background:linear-gradient(#ffffff,#ffffff)');
  expect(logo).toContain('outline:8px solid #ffffff');
});

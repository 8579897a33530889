import { mkdirSync } from 'node:fs';
import { violations } from '../tools/axe';
import { scene } from '../tools/page';
import { fits, misfits } from '../tools/phoneFit';
import { languages, speak } from '../tools/speak';
import { onStage, page, server } from '../tools/stage';
import { allStops } from '../tools/stops/allStops';
import { publicStops } from '../tools/stops/publicStops';

/**
 * On a phone every page and every dialog fits, in each language: nothing is wider than the screen or cut off by its
 * edge, no words lie over others, and what is pressed is large enough (WCAG 2.5.8); and nothing is hard to see or to name,
 * as axe judges it with no rule switched off (WCAG 2.2 AA). LOOK=folder keeps a picture of each.
 */
const pictures = process.env['LOOK'];

onStage({ context: { viewport: { width: 390, height: 844 } } });

async function look(name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${pictures}/${name.replaceAll('/', '_')}-${colorScheme}.png` });
  }
}

for (const { name, open, leave } of allStops)
  scene(
    `${name} fits`,
    () => page,
    async () => {
      await open(page);
      const found: unknown[] = [];
      for (const language of languages) {
        await speak(page, language);
        found.push([language, await misfits(page)]);
        await look(`${name}-${language}`);
      }
      await speak(page, 'en');
      const hard = await violations(page);
      await leave?.(page);
      expect(found).toEqual(languages.map((language) => [language, fits]));
      expect(hard).toEqual([]);
    },
  );

for (const { name, open } of publicStops(() => server))
  scene(
    name,
    () => page,
    async () => {
      await open(page);
      expect(await violations(page)).toEqual([]);
    },
  );

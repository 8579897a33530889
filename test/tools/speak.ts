import type { Page } from 'playwright-core';

export const languages = ['en', 'es', 'zh', 'ja'] as const;
type Language = (typeof languages)[number];

interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: { readonly store?: { dispatch(action: object): void } } | null;
}

/** Puts the page as it stands into another language, whatever lies open on it: what the person's menu does. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((payload) => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber | null>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
    let fiber = root[key] ?? null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    fiber?.memoizedProps?.store?.dispatch({ type: 'preferences/languageChosen', payload });
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

const DARK = 'bp6-dark';

/** The element that the office is drawn into. */
export function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  return element;
}

/** The path of the page's address. */
export const pagePath = (): string => window.location.pathname;

/** Puts language and colours on the page itself: dialogs are drawn outside the root. */
export function dressPage({ language, dark }: { readonly language: string; readonly dark: boolean }): void {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.body.classList.toggle(DARK, dark);
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the system prefers dark. */
export const isSystemDark = (): boolean => systemDark().matches;

/** Tells when that changes; returns how to stop. */
export function watchSystemDark(hear: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/** True where the person has asked the browser to fetch nothing that is not needed. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The languages of the browser, most wanted first. */
export const browserLanguages = (): readonly string[] => navigator.languages;

/** Hears when the page is about to be hidden or left. */
export function onPageHidden(hear: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hear();
  });
}

/** Tells at once and from then on whether the page can be seen. */
export function watchPage(_input: null, hear: (isShown: boolean) => void, signal: AbortSignal): void {
  const tell = () => hear(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', tell, { signal });
  tell();
}

/** The browser asks the person before the page is left or reloaded, as long as `isNeeded` says so. */
export function askBeforeLeaving(isNeeded: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (isNeeded()) event.preventDefault();
  });
}

/** Where nothing has the keyboard any more, the content of the frame has it. */
export function focusContent(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus();
}

/**
 * A key acts only where it went down. Blueprint's buttons act when Enter or Space comes up, also when the press was
 * elsewhere and opened their dialog: a question would be answered by the key that asked it.
 */
export function keepKeysToWhereTheyWentDown(): void {
  let wentDownOn: EventTarget | null = null;
  const capture = { capture: true };
  document.addEventListener('keydown', ({ target, repeat }) => repeat || (wentDownOn = target), capture);
  document.addEventListener(
    'keyup',
    (event) => {
      if (['Enter', ' '].includes(event.key) && event.target !== wentDownOn) event.stopPropagation();
    },
    capture,
  );
}

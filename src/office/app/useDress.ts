import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { dressPage, isSystemDark, watchSystemDark } from '../ports/page';
import { selectLanguage, selectTheme } from '../workflows/office/preferences';

/** Keeps the page's language and colours as the preferences say, from the first picture on. */
export function useDress(): void {
  const language = useSelector(selectLanguage);
  const theme = useSelector(selectTheme);
  const systemDark = useSyncExternalStore(watchSystemDark, isSystemDark);
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  useLayoutEffect(() => dressPage({ language, dark }), [language, dark]);
}

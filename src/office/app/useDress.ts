import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { dressPage, isSystemDark, watchSystemDark } from '../ports/page';
import { selectTheme } from '../workflows/office/preferences';

/** Keeps the page's language as that of the texts on show, and its colours as the preferences say, from the first picture on. */
export function useDress(): void {
  const { locale: language } = useIntl();
  const theme = useSelector(selectTheme);
  const systemDark = useSyncExternalStore(watchSystemDark, isSystemDark);
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  useLayoutEffect(() => dressPage({ language, dark }), [language, dark]);
}

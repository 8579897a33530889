import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { dressPage, watchSystemDark } from '../ports/page';
import { selectLanguage, selectTheme } from '../workflows/preferences';

/** Keeps the page's language and colours as the preferences say. */
export function useDress(): void {
  const language = useSelector(selectLanguage);
  const theme = useSelector(selectTheme);
  const [systemDark, setSystemDark] = useState(false);
  const dark = theme === 'dark' || (theme === 'system' && systemDark);

  useEffect(() => watchSystemDark(setSystemDark), []);
  useEffect(() => dressPage({ language, dark }), [language, dark]);
}

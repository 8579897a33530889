import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Language, selectLanguage } from '../workflows/preferences';
import { selectKits } from '../workflows/kits';
import { selectIsProgramWhole } from '../workflows/program';
import { IsolatedValues } from './IsolatedValues';
import { heldMessages, loadMessages, type Messages } from './messages';

interface Shown {
  readonly language: Language;
  readonly messages: Messages;
}

interface TextsProps {
  /** The texts to begin with, so that the first picture has words. */
  readonly first: Shown;
  readonly children: ReactNode;
}

/** Gives the screens their texts; another language takes effect once its texts have come. */
export function Texts({ first, children }: TextsProps) {
  const language = useSelector(selectLanguage);
  const isWhole = useSelector(selectIsProgramWhole);
  const hasKits = useSelector(selectKits).length > 0;
  const part = !isWhole ? 'signIn' : hasKits ? 'pages' : 'office';
  const [loaded, setLoaded] = useState(first);
  const held = heldMessages(language, part);
  const shown = held ? { language, messages: held } : loaded;

  useEffect(() => {
    let isWanted = true;
    loadMessages(language, part).then(
      (messages) => {
        if (isWanted) setLoaded({ language, messages });
      },
      () => {
        // The texts shown so far stay; the choice is tried again at the next change or visit.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, part]);

  return (
    <IntlProvider locale={shown.language} messages={shown.messages} defaultLocale="en">
      <IsolatedValues>{children}</IsolatedValues>
    </IntlProvider>
  );
}

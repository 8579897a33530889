import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Language, selectLanguage } from '../workflows/preferences';
import { loadMessages, type Messages } from './messages';

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
  const [shown, setShown] = useState(first);

  useEffect(() => {
    let isWanted = true;
    void loadMessages(language).then((messages) => {
      if (isWanted) setShown({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);

  return (
    <IntlProvider locale={shown.language} messages={shown.messages} defaultLocale="en">
      {children}
    </IntlProvider>
  );
}

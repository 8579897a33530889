import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Language, selectLanguage } from '../workflows/office/preferences';
import { useLastKnown } from '../screens/shared/useLastKnown';
import { IsolatedValues } from './IsolatedValues';
import { heldMessages, loadMessages, type Messages, neededTexts, onMessages } from './messages';

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
  const needed = useSyncExternalStore(onMessages, neededTexts);
  const held = useSyncExternalStore(onMessages, () => heldMessages(language));
  const shown = useLastKnown('texts', held && { language, messages: held }) ?? first;

  useEffect(() => {
    // Where they cannot be reached the texts shown so far stay; the choice is tried again at the next change or visit.
    loadMessages(language).catch(() => undefined);
  }, [language, needed]);

  return (
    <IntlProvider locale={shown.language} messages={shown.messages} defaultLocale="en">
      <IsolatedValues>{children}</IsolatedValues>
    </IntlProvider>
  );
}

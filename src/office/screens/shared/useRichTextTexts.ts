import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RichTextTexts } from '../../ui/richText/texts';

/** The editor's words in the person's language. */
export function useRichTextTexts(placeholder: string): RichTextTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      placeholder,
      help: formatMessage({ id: 'richText.help' }),
      toolbar: formatMessage({ id: 'richText.toolbar' }),
      bold: formatMessage({ id: 'richText.bold' }),
      italic: formatMessage({ id: 'richText.italic' }),
      heading1: formatMessage({ id: 'richText.heading' }, { level: 1 }),
      heading2: formatMessage({ id: 'richText.heading' }, { level: 2 }),
      heading3: formatMessage({ id: 'richText.heading' }, { level: 3 }),
      bullets: formatMessage({ id: 'richText.bullets' }),
      numbers: formatMessage({ id: 'richText.numbers' }),
      quote: formatMessage({ id: 'richText.quote' }),
      link: formatMessage({ id: 'richText.link' }),
      undo: formatMessage({ id: 'richText.undo' }),
      redo: formatMessage({ id: 'richText.redo' }),
      linkAddress: formatMessage({ id: 'richText.linkAddress' }),
      linkInvalid: formatMessage({ id: 'richText.linkInvalid' }),
      apply: formatMessage({ id: 'richText.apply' }),
      removeLink: formatMessage({ id: 'richText.removeLink' }),
      cancel: formatMessage({ id: 'action.cancel' }),
    }),
    [formatMessage, placeholder],
  );
}

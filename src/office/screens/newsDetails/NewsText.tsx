import { FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { htmlToMarkdown, markdownToHtml } from '../../ui/richText/html';
import { RichTextEditor } from '../../ui/richText/RichTextEditor';
import type { OpenNews } from '../../workflows/newsDetail';
import { useRichTextTexts } from '../biography/useRichTextTexts';
import { useNewsField } from './useNewsField';

interface NewsTextProps {
  readonly page: OpenNews;
  readonly onSave: () => void;
}

/** The rich text of a news item, which is kept as HTML. What was not changed stays written as it was. */
export default function NewsText({ page, onSave }: NewsTextProps) {
  const { formatMessage } = useIntl();
  const { value, change, problem } = useNewsField(page, 'text');
  const [first] = useState(() => ({ html: value, markdown: htmlToMarkdown(value) }));
  const texts = useRichTextTexts(formatMessage({ id: 'newsDetail.textPlaceholder' }));
  const label = formatMessage({ id: 'newsDetail.field.text' });
  return (
    <FormGroup label={label} helperText={problem} intent={problem === undefined ? 'none' : 'danger'}>
      <RichTextEditor
        markdown={first.markdown}
        label={label}
        texts={texts}
        onChange={(markdown) => change(markdown === first.markdown ? first.html : markdownToHtml(markdown))}
        onSave={onSave}
      />
    </FormGroup>
  );
}

import { FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { htmlToMarkdown, markdownToHtml } from '../../../ui/richText/html';
import { RichTextEditor } from '../../../ui/richText/RichTextEditor';
import { useRichTextTexts } from '../useRichTextTexts';
import type { TextId } from './declaration';
import { useRecordField, useShownRecord } from './shownRecord';

interface RichTextInputProps {
  readonly field: string;
  readonly placeholder: TextId;
}

/** The editor of a record's HTML. What was not changed stays written as it was. */
export default function RichTextInput({ field, placeholder }: RichTextInputProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { record, page } = useShownRecord();
  const { label, value, change, problem } = useRecordField(field);
  const [first] = useState(() => {
    const html = typeof value === 'string' ? value : '';
    return { html, markdown: htmlToMarkdown(html) };
  });
  const texts = useRichTextTexts(formatMessage({ id: placeholder }));
  return (
    <FormGroup label={label} helperText={problem} intent={problem === undefined ? 'none' : 'danger'}>
      <RichTextEditor
        markdown={first.markdown}
        label={label}
        texts={texts}
        onChange={(markdown) => change(markdown === first.markdown ? first.html : markdownToHtml(markdown))}
        onSave={() => dispatch(record.workflow.intents.submitted({ id: page.id }))}
      />
    </FormGroup>
  );
}

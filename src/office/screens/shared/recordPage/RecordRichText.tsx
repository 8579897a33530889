import { Classes } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TextId } from './declaration';
import { useEditorKey } from '../../../ui/useEditorKey';
import { FieldConflict } from './FieldConflict';
import { useRecordField, useSave, useShownRecord } from './shownRecord';

const HtmlEditor = lazy(() => import('../HtmlEditor'));

interface RecordRichTextProps {
  readonly field: string;
  readonly placeholder: TextId;
}

/** A text of a record that is kept as HTML, in the editor, which comes when it is needed. */
export function RecordRichText({ field, placeholder }: RecordRichTextProps) {
  const { formatMessage } = useIntl();
  const { page } = useShownRecord();
  const { label, value, change, leave, disabled, problem } = useRecordField(field);
  const { save } = useSave();
  const html = typeof value === 'string' ? value : '';
  const key = useEditorKey(page.revision, html);
  return (
    <div data-field={field}>
      <Suspense fallback={<div className={`record-page-text-awaited ${Classes.SKELETON}`} />}>
        <HtmlEditor
          key={key}
          html={html}
          label={label}
          placeholder={formatMessage({ id: placeholder })}
          problem={problem}
          isLocked={disabled}
          onChange={(text) => {
            change(text);
            leave();
          }}
          onSave={save}
        />
      </Suspense>
      <FieldConflict field={field} />
    </div>
  );
}

import { Classes } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TextId } from './declaration';
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
  const { label, value, change, disabled, problem } = useRecordField(field);
  const { save } = useSave();
  return (
    <>
      <Suspense fallback={<div className={`record-page-text-awaited ${Classes.SKELETON}`} />}>
        <HtmlEditor
          key={page.revision}
          html={typeof value === 'string' ? value : ''}
          label={label}
          placeholder={formatMessage({ id: placeholder })}
          problem={problem}
          isLocked={disabled}
          onChange={change}
          onSave={save}
        />
      </Suspense>
      <FieldConflict field={field} />
    </>
  );
}

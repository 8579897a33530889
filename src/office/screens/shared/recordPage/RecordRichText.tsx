import { Classes } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { TextId } from './declaration';
import { FieldConflict } from './FieldConflict';
import { useShownRecord } from './shownRecord';

const RichTextInput = lazy(() => import('./RichTextInput'));

interface RecordRichTextProps {
  readonly field: string;
  readonly placeholder: TextId;
}

/** A text of a record that is kept as HTML, in the editor, which comes when it is needed. */
export function RecordRichText({ field, placeholder }: RecordRichTextProps) {
  const { page } = useShownRecord();
  return (
    <>
      <Suspense fallback={<div className={`record-page-text-awaited ${Classes.SKELETON}`} />}>
        <RichTextInput key={page.revision} field={field} placeholder={placeholder} />
      </Suspense>
      <FieldConflict field={field} />
    </>
  );
}

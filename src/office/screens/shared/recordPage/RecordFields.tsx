import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OpenRecord } from '../../../workflows/records/records';
import { PresenceLine } from '../presence/PresenceLine';
import { usePresence } from '../presence/usePresence';
import type { RecordFace } from './declaration';
import { RecordFoot } from './RecordFoot';
import { RecordNotes } from './RecordNotes';
import { ShownRecordProvider } from './shownRecord';

interface RecordFieldsProps {
  readonly record: RecordFace;
  readonly page: OpenRecord;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** The fields of a record, with what is said of it above them, who else has it open, and how it is saved below. */
export function RecordFields({ record, page, children, foot = <RecordFoot /> }: RecordFieldsProps) {
  const { formatMessage } = useIntl();
  const { thing, labels } = record;
  const open = thing && !page.isNew ? { thing, recordId: page.id } : undefined;
  const presence = usePresence({ ...open });
  return (
    <ShownRecordProvider value={{ record, page }}>
      <div key={page.id} className="record-page" {...presence}>
        {open && (
          <PresenceLine
            {...open}
            labelOf={(field) => labels[field] && formatMessage({ id: labels[field] })}
          />
        )}
        <RecordNotes />
        {children}
        {foot}
      </div>
    </ShownRecordProvider>
  );
}

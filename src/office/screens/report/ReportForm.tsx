import { Button, Callout, DialogBody, DialogFooter, FormGroup, TextArea } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { reportIntents, type ReportState } from '../../workflows/office/report';
import { useTyped } from '../shared/useClosing';
import { ReportContent } from './ReportContent';

interface ReportFormProps {
  readonly report: Extract<ReportState, { status: 'ready' | 'saving' }>;
  readonly onTyped: (isTyped: boolean) => void;
}

/** What will be in the file, and a note for whoever reads it. */
export function ReportForm({ report, onTyped }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const noteId = useId();
  const [note, setNote] = useState('');
  const isSaving = report.status === 'saving';
  useTyped(onTyped, note.trim() !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(reportIntents.saveRequested({ note: note.trim() }));
      }}
    >
      <DialogBody>
        {report.status === 'ready' && report.hasFailed && (
          <Callout intent="danger" role="alert" className="gr-dialog-note">
            <FormattedMessage id="report.failed" />
          </Callout>
        )}
        <ReportContent facts={report.facts} />
        <FormGroup label={formatMessage({ id: 'report.note' })} labelFor={noteId} className="report-note">
          <TextArea
            id={noteId}
            fill
            autoFocus
            rows={4}
            value={note}
            placeholder={formatMessage({ id: 'report.noteHint' })}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text={formatMessage({ id: 'action.cancel' })}
              disabled={isSaving}
              onClick={() => dispatch(reportIntents.closed())}
            />
            <Button
              type="submit"
              intent="primary"
              icon={<Download />}
              loading={isSaving}
              text={formatMessage({ id: 'report.save' })}
            />
          </>
        }
      />
    </form>
  );
}

import { DialogBody, Spinner } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reportIntents, selectReport } from '../../workflows/office/report';
import { TitledDialog } from '../shared/TitledDialog';
import { ReportForm } from './ReportForm';
import { ReportSaved } from './ReportSaved';
import './report.css';

/** Says in plain words what a report will hold, takes a note, and saves the file on this computer. */
export default function ReportDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const report = useSelector(selectReport);
  const isSaving = report.status === 'saving';
  // What is written goes by the buttons alone, not by a key.
  const [isWritten, setWritten] = useState(false);
  return (
    <TitledDialog
      isOpen={report.status !== 'closed'}
      onClose={() => dispatch(reportIntents.closed())}
      canEscapeKeyClose={!isSaving && !isWritten}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSaving}
      className="gr-dialog report"
      title={formatMessage({ id: 'report.title' })}
    >
      {report.status === 'describing' && (
        <DialogBody>
          <Spinner aria-label={formatMessage({ id: 'report.describing' })} />
        </DialogBody>
      )}
      {(report.status === 'ready' || report.status === 'saving') && (
        <ReportForm report={report} onTyped={setWritten} />
      )}
      {report.status === 'saved' && <ReportSaved file={report.file} />}
    </TitledDialog>
  );
}

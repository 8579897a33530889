import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { TickCircle } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { bytesText } from '../../ui/bytesText';
import { reportIntents, type ReportState } from '../../workflows/office/report';

/** The file's name and size, and what to do with it. */
export function ReportSaved({ file }: Pick<Extract<ReportState, { status: 'saved' }>, 'file'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <DialogBody>
        <div className="report-saved" role="status">
          <TickCircle size={40} className="report-tick" aria-hidden />
          <p className="report-file">{file.name}</p>
          <p>
            <FormattedMessage id="report.saved" values={{ size: bytesText(intl, file.size) }} />
          </p>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <Button intent="primary" autoFocus onClick={() => dispatch(reportIntents.closed())}>
            <FormattedMessage id="action.close" />
          </Button>
        }
      />
    </>
  );
}

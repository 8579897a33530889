import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reportIntents } from '../../workflows/office/report';
import { scriptErrorsIntents, selectScriptErrors } from '../../workflows/office/scriptErrors';
import './utility.css';
import { TitledDialog } from '../shared/TitledDialog';

const parts = ['message', 'script', 'line', 'column', 'stack'] as const;

/** The global alert of spec section 8: message, script, line, column and stack of an error, and a way to report it. */
export default function ScriptErrorAlert() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectScriptErrors);
  if (state.status === 'none') return null;
  const close = () => void dispatch(scriptErrorsIntents.dismissed());
  const report = () => {
    close();
    dispatch(reportIntents.opened());
  };
  return (
    <TitledDialog
      isOpen
      role="alertdialog"
      title={intl.formatMessage({ id: 'scriptError.title' })}
      onClose={close}
    >
      <DialogBody>
        <FormattedMessage id="scriptError.text" />
        <dl className="script-error-facts">
          {parts.map((part) => (
            <div key={part} style={{ display: 'contents' }}>
              <dt>
                <FormattedMessage id={`scriptError.${part}`} />
              </dt>
              <dd>
                {part === 'stack' ? (
                  <pre className="script-error-stack" tabIndex={0}>
                    {state.error.stack}
                  </pre>
                ) : (
                  state.error[part] || '–'
                )}
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={report}>
              <FormattedMessage id="report.title" />
            </Button>
            <Button intent="primary" autoFocus onClick={close}>
              <FormattedMessage id="action.close" />
            </Button>
          </>
        }
      />
    </TitledDialog>
  );
}

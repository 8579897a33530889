import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Clipboard, Download, Print } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { secondFactorIntents, type SecondFactorState } from '../../../workflows/account/secondFactor';

interface KeepCodesProps {
  readonly state: Extract<SecondFactorState, { readonly status: 'keeping' }>;
}

/** The recovery codes, shown this once: to be copied, saved or printed. */
export function KeepCodes({ state: { recoveryCodes, kept } }: KeepCodesProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <DialogBody>
        <div className="factor-paper">
          <p>{formatMessage({ id: 'factor.keepLead' })}</p>
          <ul className="factor-codes" aria-label={formatMessage({ id: 'factor.codes' })}>
            {recoveryCodes.split('\n').map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className="factor-actions">
          <Button
            autoFocus
            icon={<Clipboard />}
            text={formatMessage({ id: 'factor.copy' })}
            onClick={() => dispatch(secondFactorIntents.copyRequested())}
          />
          <Button
            icon={<Download />}
            text={formatMessage({ id: 'factor.save' })}
            onClick={() => dispatch(secondFactorIntents.saveRequested())}
          />
          <Button
            icon={<Print />}
            text={formatMessage({ id: 'factor.print' })}
            onClick={() => dispatch(secondFactorIntents.printRequested())}
          />
        </div>
        <p role="status" className="gr-muted factor-kept">
          {formatMessage({ id: kept ? `factor.kept.${kept}` : 'factor.once' })}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <Button
            intent="primary"
            text={formatMessage({ id: 'factor.keptDone' })}
            onClick={() => dispatch(secondFactorIntents.kept())}
          />
        }
      />
    </>
  );
}

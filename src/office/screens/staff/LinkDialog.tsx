import { Button, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { Clipboard, Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaffLink, staffLinkIntents } from '../../workflows/staff/staffLink';
import { TitledDialog } from '../shared/TitledDialog';

/** The link to an account that a person hands over, where there is no mail server: shown once, to be copied. */
export function LinkDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const link = useSelector(selectStaffLink);
  const close = () => dispatch(staffLinkIntents.closed());
  const isShown = link.status === 'shown';
  const label = formatMessage({ id: 'staff.link' });
  return (
    <TitledDialog
      isOpen={isShown}
      className="gr-dialog"
      title={formatMessage({
        id:
          isShown && link.purpose === 'password' ? 'staff.linkTitle.password' : 'staff.linkTitle.invitation',
      })}
      canOutsideClickClose={false}
      onClose={close}
    >
      {isShown && (
        <>
          <DialogBody>
            <p>{formatMessage({ id: `staff.linkFor.${link.purpose}` }, { name: link.name })}</p>
            <InputGroup
              readOnly
              fill
              aria-label={label}
              value={link.accessLink}
              onFocus={({ currentTarget }) => currentTarget.select()}
              rightElement={
                <Button
                  autoFocus
                  variant="minimal"
                  icon={link.isCopied ? <Tick /> : <Clipboard />}
                  text={formatMessage({ id: 'staff.copy' })}
                  onClick={() => dispatch(staffLinkIntents.copyRequested())}
                />
              }
            />
            <p role="status" className="gr-muted staff-copied">
              {formatMessage({
                id:
                  link.isCopied === null
                    ? 'staff.linkOnce'
                    : link.isCopied
                      ? 'staff.linkCopied'
                      : 'staff.linkNotCopied',
              })}
            </p>
          </DialogBody>
          <DialogFooter
            actions={
              <Button intent="primary" text={formatMessage({ id: 'staff.linkDone' })} onClick={close} />
            }
          />
        </>
      )}
    </TitledDialog>
  );
}

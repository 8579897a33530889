import { OverlayToaster, Toast } from '@blueprintjs/core';
import { ErrorIcon, Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { longTextIntents, selectNotice } from '../../workflows/longText';
import { closeAction } from '../shared/closeAction';
import { outcomeText } from './troubleText';

/** The toasts of spec section 8 about a biography, top right; the workflow takes them away after 3 s. */
export default function TextNotice() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const isSaved = notice?.outcome.kind === 'saved';
  return (
    <OverlayToaster position="top-right">
      {notice ? (
        <Toast
          key="notice"
          intent={isSaved ? 'success' : 'danger'}
          icon={isSaved ? <Tick /> : <ErrorIcon />}
          timeout={0}
          isCloseButtonShown={false}
          action={closeAction(intl)}
          message={outcomeText(intl, notice.about, notice.outcome)}
          onDismiss={() => dispatch(longTextIntents.noticeDismissed())}
        />
      ) : null}
    </OverlayToaster>
  );
}

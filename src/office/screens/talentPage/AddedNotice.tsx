import { OverlayToaster, Toast } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/newTalent';
import { closeAction } from '../shared/closeAction';

/** Says on the new talent's page that the talent was added. */
export function AddedNotice() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const intl = useIntl();
  return (
    <OverlayToaster position="top-right">
      {dialog.status === 'added' ? (
        <Toast
          key="added"
          intent="success"
          icon={<Tick />}
          timeout={0}
          isCloseButtonShown={false}
          action={closeAction(intl)}
          message={intl.formatMessage({ id: 'newTalent.added' }, { name: dialog.name })}
          onDismiss={() => dispatch(newTalentIntents.closed())}
        />
      ) : null}
    </OverlayToaster>
  );
}

import { OverlayToaster, Toast } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/newTalent';

/** Says on the new talent's page that the talent was added. */
export function AddedNotice() {
  const dialog = useSelector(selectNewTalent);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  return (
    <OverlayToaster position="top-right">
      {dialog.status === 'added' ? (
        <Toast
          key="added"
          intent="success"
          icon={<Tick />}
          timeout={0}
          message={formatMessage({ id: 'newTalent.added' }, { name: dialog.name })}
          onDismiss={() => dispatch(newTalentIntents.closed())}
        />
      ) : null}
    </OverlayToaster>
  );
}

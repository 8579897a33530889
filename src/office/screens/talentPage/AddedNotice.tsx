import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newTalentIntents, selectNewTalent } from '../../workflows/talents/newTalent';
import { TopToast } from '../shared/TopToast';

/** Says on the new talent's page that the talent was added. */
export function AddedNotice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectNewTalent);
  return (
    <TopToast
      isGood
      message={
        dialog.status === 'added'
          ? formatMessage({ id: 'newTalent.added' }, { name: dialog.name })
          : undefined
      }
      onDismiss={() => dispatch(newTalentIntents.closed())}
    />
  );
}

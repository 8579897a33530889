import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { longTextIntents, selectNotice } from '../../workflows/records/longText';
import { TopToast } from '../shared/TopToast';
import { outcomeText } from './troubleText';

/** What a save of a long text came to, as a toast at the top right; the workflow takes it away after 3 s (spec section 8). */
export default function TextNotice() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  return (
    <TopToast
      isGood={notice?.outcome.kind === 'saved'}
      message={notice ? outcomeText(intl, notice.about, notice.outcome) : undefined}
      onDismiss={() => dispatch(longTextIntents.noticeDismissed())}
    />
  );
}

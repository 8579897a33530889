import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { longTextIntents, selectNotice } from '../../workflows/longText';
import { TopToast } from '../shared/TopToast';
import { outcomeText } from './troubleText';

/** The toasts of spec section 8 about a biography, top right; the workflow takes them away after 3 s. */
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

import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newsletterCopyIntents, selectNewsletterCopy } from '../../workflows/newsletters/newsletterCopy';
import { refusalText } from '../shared/refusalText';

/** Says that a newsletter could not be taken as the start of a new one, and why. */
export function CopyRefused() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const copy = useSelector(selectNewsletterCopy);
  if (copy.status !== 'refused') return null;
  return (
    <Callout intent="danger" compact role="alert" className="list-note">
      {intl.formatMessage({ id: 'newsletters.notCopied' }, { reason: refusalText(intl, copy.refusal) })}
      <Button
        size="small"
        variant="minimal"
        icon={<Cross />}
        aria-label={intl.formatMessage({ id: 'action.close' })}
        onClick={() => dispatch(newsletterCopyIntents.dismissed())}
      />
    </Callout>
  );
}

import { Button } from '@blueprintjs/core';
import { EyeOpen, SendMessage } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectNewsletter } from '../../entities/newsletters';
import { newsletterDetail } from '../../workflows/newsletters/newsletterDetail';
import { newsletterPreviewIntents } from '../../workflows/newsletters/newsletterPreview';
import type { NewsletterValues } from '../../workflows/newsletters/newsletterValues';
import { sendNewsletterIntents } from '../../workflows/newsletters/sendNewsletter';
import { sendOnceSavedIntents } from '../../workflows/newsletters/sendOnceSaved';
import { useSave, useShownRecord } from '../shared/recordPage/shownRecord';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import { ForStaff } from '../shared/ForStaff';

/** What is done with the newsletter as a whole: it is looked at as it is written, and sent as it is saved: what is not, is saved first. */
export function LetterWays() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { id: newsletterId, isNew, draft } = useShownRecord().page;
  const isUnsaved = useSelector(newsletterDetail.selectIsUnsaved) || isNew;
  const scheduledAt = useSelector(
    (root: Parameters<typeof selectNewsletter>[0]) => selectNewsletter(root, newsletterId)?.scheduledAt,
  );
  const { canSave } = useSave();
  const problems = newsletterDetail.problemsOf(draft.values as unknown as NewsletterValues);
  const send = isUnsaved ? sendOnceSavedIntents.requested : sendNewsletterIntents.opened;
  const isIncomplete = Object.keys(problems).length > 0;
  const hint = isIncomplete
    ? 'newsletter.preview.incomplete'
    : isUnsaved
      ? 'newsletter.saveAndSend.hint'
      : undefined;
  return (
    <div className="letter-ways">
      <Button
        icon={<EyeOpen />}
        disabled={isIncomplete}
        text={formatMessage({ id: 'newsletter.preview' })}
        onClick={() => dispatch(newsletterPreviewIntents.opened())}
      />
      <ForStaff>
        <Button
          icon={<SendMessage />}
          disabled={isUnsaved && !canSave}
          text={formatMessage({ id: isUnsaved ? 'newsletter.saveAndSend' : 'newsletter.send' })}
          onClick={() => dispatch(send({ newsletterId }))}
        />
      </ForStaff>
      <ScheduledTimes goesOutAt={scheduledAt} />
      <p className="gr-muted" role="status">
        {hint && formatMessage({ id: hint })}
      </p>
    </div>
  );
}

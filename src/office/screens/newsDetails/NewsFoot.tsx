import { Button } from '@blueprintjs/core';
import { FloppyDisk } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  newsDetailIntents,
  type OpenNews,
  selectCanSaveNews,
  selectIsNewsUnsaved,
} from '../../workflows/newsDetail';
import { DiscardAlert } from '../shared/DiscardAlert';

/** The id of the form that the button submits. */
export const NEWS_FORM = 'news-form';

/** The button that saves, locked until there is an answer (spec section 4), and the way back to what the server has. */
export function NewsFoot({ page: { id, isNew, status } }: { readonly page: OpenNews }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const canSave = useSelector(selectCanSaveNews);
  const isUnsaved = useSelector(selectIsNewsUnsaved);
  const [isAsking, setAsking] = useState(false);
  return (
    <footer className="news-foot">
      <p className="gr-muted" role="status">
        {isUnsaved && status === 'editing' && formatMessage({ id: 'newsDetail.unsaved' })}
      </p>
      {isUnsaved && status === 'editing' && (
        <Button
          variant="minimal"
          text={formatMessage({ id: 'newsDetail.discard' })}
          onClick={() => setAsking(true)}
        />
      )}
      <Button
        type="submit"
        form={NEWS_FORM}
        intent="primary"
        icon={<FloppyDisk />}
        disabled={!canSave}
        loading={status === 'saving'}
        text={formatMessage({ id: isNew ? 'newsDetail.create' : 'newsDetail.save' })}
      />
      <DiscardAlert
        isOpen={isAsking}
        question={formatMessage({ id: 'newsDetail.discardQuestion' })}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          dispatch(newsDetailIntents.reverted({ id }));
        }}
      />
    </footer>
  );
}

import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAskBeforeLeaving } from '../../../ui/leaving';
import { ScreenTitle } from '../../../ui/ScreenTitle';
import { HistoryLink } from '../HistoryLink';
import { useMayChange } from '../useMay';
import type { RecordDeclaration } from './declaration';
import { RecordFields } from './RecordFields';
import './recordPage.css';
import { EmptyState } from '../../../ui/EmptyState';

interface RecordScreenProps {
  readonly record: RecordDeclaration;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A record that is created, or edited where the address has its id (spec section 2). */
export function RecordScreen({ record, children }: RecordScreenProps) {
  const { workflow, useAddressed, Awaited, listPath, icon, texts } = record;
  const { intents } = workflow;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const id = useAddressed();
  const page = useSelector(workflow.selectPage);
  const mayChange = useMayChange();
  const isUnsaved = useSelector(workflow.selectIsUnsaved);
  useAskBeforeLeaving(isUnsaved && page.status !== 'saved');
  useEffect(() => {
    dispatch(intents.opened(id));
    return () => void dispatch(intents.closed());
  }, [dispatch, intents, id]);
  const title = id === null ? texts.new : mayChange ? texts.edit : texts.look;
  const missing = (
    <EmptyState
      icon={icon}
      title={formatMessage({ id: texts.missing })}
      description={formatMessage({ id: 'recordPage.missingHint' })}
      action={
        <Link to="/app/page/trash">
          <FormattedMessage id="trash.title" />
        </Link>
      }
    />
  );
  return (
    <div className="gr-screen">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: title })}</ScreenTitle>
        {id !== null && <HistoryLink subject={id} />}
        <Link to={listPath}>
          <FormattedMessage id={texts.back} />
        </Link>
      </header>
      {'draft' in page ? (
        <RecordFields record={record} page={page}>
          {children}
        </RecordFields>
      ) : (
        page.status !== 'closed' && <Awaited id={id}>{page.status === 'missing' && missing}</Awaited>
      )}
    </div>
  );
}

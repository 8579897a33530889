import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ScreenTitle } from '../../../ui/ScreenTitle';
import { HistoryLink } from '../HistoryLink';
import { NotAllowed } from '../NotAllowed';
import { useMayChange } from '../useMay';
import type { RecordDeclaration } from './declaration';
import { RecordForm } from './RecordForm';
import { EmptyState } from '../../../ui/EmptyState';

interface RecordScreenProps {
  readonly record: RecordDeclaration;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A record that is created, or edited where the address has its id (spec section 2). */
export function RecordScreen({ record, children }: RecordScreenProps) {
  const { workflow, useAddressed, Awaited, listPath, icon, texts } = record;
  const { formatMessage } = useIntl();
  const id = useAddressed();
  const page = useSelector(workflow.selectPage);
  const mayChange = useMayChange();
  if (id === null && !mayChange) return <NotAllowed text="staff.notForReaders" />;
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
      <RecordForm
        record={record}
        id={id}
        awaited={<Awaited id={id}>{page.status === 'missing' && missing}</Awaited>}
      >
        {children}
      </RecordForm>
    </div>
  );
}

import { Spinner } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectRecordQuery, selectShowingsQuery } from '../../entities/talentRecords';
import { selectOpenRecord, talentRecordIntents } from '../../workflows/talents/talentRecord';
import { ListFailed } from '../shared/list/ListFailed';
import { RecordAside } from './RecordAside';
import { RecordFields } from './RecordFields';
import { talentForm } from './talentForm';
import './talentRecord.css';

type Root = Parameters<typeof selectRecordQuery>[0] & Parameters<typeof selectShowingsQuery>[0];

/** A talent's personal form, which saves itself, and beside it what belongs to the record. */
export default function TalentRecord({ talentId }: { readonly talentId: string }) {
  const dispatch = useDispatch();
  const openId = useSelector(selectOpenRecord);
  const record = useSelector((state: Root) => selectRecordQuery(state, talentId));
  const showings = useSelector((state: Root) => selectShowingsQuery(state, talentId));
  const intl = useIntl();
  useEffect(() => {
    dispatch(talentRecordIntents.opened({ talentId }));
    return () => void dispatch(talentRecordIntents.closed());
  }, [dispatch, talentId]);
  const failed = [record, showings].find(({ status, data }) => status === 'failed' && data === null);
  if (failed?.status === 'failed')
    return (
      <ListFailed
        title="talentRecord.failed"
        refusal={failed.refusal}
        onTryAgain={() => dispatch(talentRecordIntents.opened({ talentId }))}
      />
    );
  if (openId !== talentId || !record.data || !showings.data)
    return <Spinner aria-label={intl.formatMessage({ id: 'talentRecord.loading' })} />;
  return (
    <section className="talent-record" aria-label={intl.formatMessage({ id: 'talentPage.record' })}>
      <talentForm.Form recordId={talentId}>
        <div className="record-columns">
          <RecordFields talentId={talentId} />
          <RecordAside talentId={talentId} />
        </div>
      </talentForm.Form>
    </section>
  );
}

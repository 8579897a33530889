import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAskBeforeLeaving } from '../../../ui/leaving';
import type { RecordFace } from './declaration';
import { RecordFields } from './RecordFields';
import './recordPage.css';

interface RecordFormProps {
  readonly record: RecordFace;
  /** Which one; null for one that is new. */
  readonly id: string | null;
  /** Stands where its fields would be while they are not known. */
  readonly awaited: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A record that is open while it stands here, with its notes above and its buttons below; leaving it unsaved asks first. */
export function RecordForm({ record, id, awaited, children }: RecordFormProps) {
  const { workflow } = record;
  const { intents } = workflow;
  const dispatch = useDispatch();
  const page = useSelector(workflow.selectPage);
  const isUnsaved = useSelector(workflow.selectIsUnsaved);
  useAskBeforeLeaving(isUnsaved && page.status !== 'saved');
  useEffect(() => {
    dispatch(intents.opened(id));
    return () => void dispatch(intents.closed());
  }, [dispatch, intents, id]);
  if (!('draft' in page)) return page.status === 'closed' ? null : awaited;
  return (
    <RecordFields record={record} page={page}>
      {children}
    </RecordFields>
  );
}

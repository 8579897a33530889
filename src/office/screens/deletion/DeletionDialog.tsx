import { useSelector } from 'react-redux';
import { type Doomed, selectDeletion } from '../../workflows/trash/deletion';
import { useLastKnown } from '../shared/useLastKnown';
import { DangerDialog } from './DangerDialog';
import { SeveralDialog } from './SeveralDialog';

const none: readonly Doomed[] = [];

/** Asks before things are deleted, and says what goes with them. While it fades it is still about what it was about. */
export default function DeletionDialog() {
  const deletion = useSelector(selectDeletion);
  const things = useLastKnown('things', deletion.status === 'closed' ? undefined : deletion.things) ?? none;
  const [thing, another] = things;
  if (!thing) return null;
  if (another) return <SeveralDialog kind={thing.kind} things={things} deletion={deletion} />;
  return <DangerDialog key={`${thing.kind} ${thing.id}`} thing={thing} deletion={deletion} />;
}

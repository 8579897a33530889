import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Doomed, selectDeletion } from '../../workflows/deletion';
import { DangerDialog } from './DangerDialog';
import { DeletionAlert } from './DeletionAlert';

/** Each kind's dialog: under a red header (spec section 9), or an alert. */
const dialogs = { film: DangerDialog, talent: DeletionAlert, reel: DeletionAlert, news: DeletionAlert } as const;

/** Asks before a thing is deleted, and says what goes with it. While it fades it is still about what it was about. */
export default function DeletionDialog() {
  const deletion = useSelector(selectDeletion);
  const [last, setLast] = useState<Doomed | null>(null);
  const thing = deletion.status === 'closed' ? last : deletion.thing;
  if (thing !== last) setLast(thing);
  if (!thing) return null;
  const Dialog = dialogs[thing.kind];
  return <Dialog key={`${thing.kind} ${thing.id}`} thing={thing} deletion={deletion} />;
}

import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ReelOwner } from '../../entities/reelOwner';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { editReelIntents } from '../../workflows/reels/editReel';
import { ReelNameOptions } from './ReelNameOptions';
import { useReelNames } from './useReelNames';

interface Props {
  readonly owner: ReelOwner;
  readonly reelId: string;
  /** As it stood when it was to be changed. */
  readonly title: string;
}

/** A reel's name while it is changed in its place: Enter or leaving keeps it, Escape does not. */
export function ReelNameField({ owner, reelId, title }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { names, isKnown } = useReelNames();
  const [typed, setTyped] = useState(title);
  useAskBeforeLeaving(typed !== title, formatMessage({ id: 'reels.typed.discard' }));
  const listId = useId();
  const submit = () =>
    dispatch(editReelIntents.submitted({ ...owner, reelId, title: typed, isNewName: !isKnown(typed) }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') dispatch(editReelIntents.cancelled());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <InputGroup
        className="gr-reel-name"
        size="small"
        value={typed}
        list={listId}
        aria-label={formatMessage({ id: 'reels.rename.field' }, { title })}
        maxLength={200}
        autoFocus
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={submit}
      />
      <ReelNameOptions id={listId} names={names} />
    </>
  );
}

import { AnchorButton, Button } from '@blueprintjs/core';
import { FolderClose, Link, Media } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { kindOfReel } from '../../../contract/rules/reelType';
import { linkAddress } from '../../../contract/rules/webAddress';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelPath } from '../../workflows/reels/reelPath';
import { isPlainClick } from '../shared/rows/isPlainClick';
import { panelOf } from './panelOf';
import { useEditPoster } from './useEditPoster';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
}

/** A reel's name opens what is on it, a poster's what it says, a link's the address in a window of its own; a group's is only told. */
export function ReelName({ owner, reel }: Props) {
  const { reelId, linkValue, title } = reel;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const editPoster = useEditPoster(owner);
  const kind = kindOfReel(reel);
  const shape = {
    variant: 'minimal',
    alignText: 'start',
    className: 'gr-reel-name',
    text: title,
    title,
  } as const;
  if (kind === 'group' || (kind === 'poster' && !mayChange))
    return (
      <span className="gr-reel-name gr-reel-group" title={title}>
        {kind === 'group' ? <FolderClose /> : <Media />}
        <span className="bp6-button-text">{title}</span>
      </span>
    );
  if (kind === 'poster') return <Button {...shape} icon={<Media />} onClick={() => editPoster(reel)} />;
  if (kind === 'link')
    return (
      <AnchorButton
        {...shape}
        icon={<Link />}
        href={linkAddress(linkValue)}
        target="_blank"
        rel="noopener noreferrer"
        role="link"
        aria-label={formatMessage({ id: 'reels.openLink' }, { title })}
      />
    );
  return (
    <AnchorButton
      {...shape}
      role="link"
      href={reelPath(owner, reelId)}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        dispatch(panelOf(owner).intents.reelOpened({ reelId }));
      }}
    />
  );
}

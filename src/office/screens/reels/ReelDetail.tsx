import { Button, Callout, Switch } from '@blueprintjs/core';
import { Play, Plus, SendMessage, Video } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { selectReelRows } from '../../entities/reelFilms';
import { playerIntents } from '../../workflows/films/player';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { sendReelIntents } from '../../workflows/mail/sendReel';
import { AddFilmsDialog } from './AddFilmsDialog';
import { FilmOrderList } from './FilmOrderList';
import { MoreOfReel } from './MoreOfReel';
import { PreviewButton } from './PreviewButton';
import { SentMails } from './SentMails';
import { useReelDrop } from './useReelDrop';
import { playable, useReelFilms } from './useReelFilms';
import { EmptyState } from '../../ui/EmptyState';
import { ForStaff } from '../shared/ForStaff';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  /** What stands above its films. */
  readonly texts?: ReactNode;
  /** What stands where its films are while they are not known. */
  readonly awaited?: ReactNode;
}

/** The contents of a reel: its films in order, and what can be done with it. */
export function ReelDetail({ owner, reel, texts, awaited }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const [isAdding, setAdding] = useState(false);
  const { reelId, online, title } = reel;
  const contents = useRef<HTMLDivElement>(null);
  const { isLanding, drop } = useReelDrop(owner, reel);
  drop(contents);
  // Where the button that opened the reel went with the list, the keyboard goes on here.
  useEffect(() => {
    const active = contents.current?.ownerDocument.activeElement;
    if (!active || active.tagName === 'BODY') contents.current?.focus({ preventScroll: true });
  }, [reelId]);
  const rows = useSelected(selectReelRows, reelId);
  const entries = useReelFilms(rows);
  const films = playable(entries);
  const play = (filmId?: string) =>
    dispatch(
      playerIntents.opened({
        films,
        index: Math.max(
          0,
          films.findIndex((film) => film.filmId === filmId),
        ),
      }),
    );
  const change = () =>
    dispatch(reelChangeIntents.requested({ kind: 'switch', ...owner, reelId, online: !online }));
  const addFilms = (
    <ForStaff>
      <Button
        icon={<Plus />}
        text={formatMessage({ id: 'reels.addFilms' })}
        onClick={() => setAdding(true)}
      />
    </ForStaff>
  );
  return (
    <div
      ref={contents}
      tabIndex={-1}
      className={isLanding ? 'gr-reel-contents gr-film-landing' : 'gr-reel-contents'}
    >
      <div className="gr-reels-bar">
        <Switch
          checked={online}
          disabled={!mayChange}
          onChange={change}
          className="gr-reel-switch"
          label={formatMessage({ id: online ? 'reels.isOn' : 'reels.isOff' })}
        />
        <ForStaff>
          <Button
            icon={<SendMessage />}
            intent="primary"
            text={formatMessage({ id: owner.special ? 'specialReels.share' : 'reels.sendIt' })}
            disabled={rows.length === 0}
            onClick={() => dispatch(sendReelIntents.opened({ reelId }))}
          />
        </ForStaff>
        <span className="gr-reels-bar-gap" />
        <Button
          icon={<Play />}
          text={formatMessage({ id: 'reels.playAll' })}
          disabled={films.length === 0}
          onClick={() => play()}
        />
        {rows.length > 0 && addFilms}
        <PreviewButton owner={owner} reel={reel} />
        <MoreOfReel owner={owner} reel={reel} />
      </div>
      {!online && (
        <Callout compact intent="warning" className="gr-reel-off-note">
          {formatMessage({ id: 'reels.offNote' }, { mayChange })}
        </Callout>
      )}
      {texts}
      {awaited ??
        (rows.length === 0 ? (
          <EmptyState
            icon={<Video />}
            title={formatMessage({ id: 'reels.noFilms.title' }, { title })}
            description={mayChange && formatMessage({ id: 'reels.noFilms.text' })}
            action={addFilms}
          />
        ) : (
          <FilmOrderList owner={owner} reel={reel} entries={entries} onPlay={play} />
        ))}
      <SentMails reelId={reelId} />
      <AddFilmsDialog
        owner={owner}
        reel={reel}
        rows={rows}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </div>
  );
}

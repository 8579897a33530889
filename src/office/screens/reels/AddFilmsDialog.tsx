import { Button, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { TEXT_LIMIT } from '../../../contract/constants';
import type { Reel, ReelFilm } from '../../../contract/entities/reel';
import { selectFilmEntriesOf } from '../../entities/films';
import type { ReelOwner } from '../../entities/reelOwner';
import { findFilmsToChoose, selectReelFilmEntries } from '../../workflows/films/agencyFilmList';
import { choosingFilmsIntents, selectHasSettled } from '../../workflows/films/choosingFilms';
import { reelFilmSearch, specialReelFilmSearch } from '../../workflows/films/reelFilmSearch';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { refusalText } from '../shared/refusalText';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing, useTyped } from '../shared/useClosing';
import { FilmChoice } from './FilmChoice';
import { EmptyState } from '../../ui/EmptyState';
import { useSelected } from '../shared/useSelected';

const searches = { normal: reelFilmSearch, special: specialReelFilmSearch } as const;

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  readonly rows: readonly ReelFilm[];
  readonly isOpen: boolean;
  onClose(): void;
}

/** Chooses films for a reel: the talent's own first, then all of the agency; search as you type. */
export function AddFilmsDialog({ owner, reel, rows, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isOpen) return;
    dispatch(choosingFilmsIntents.opened());
    return () => void dispatch(choosingFilmsIntents.closed());
  }, [dispatch, isOpen]);
  const { onTyped, close, question } = useClosing({
    isOpen,
    text: formatMessage({ id: 'reels.addFilms.discard' }),
    discard: onClose,
  });
  return (
    <TitledDialog
      isOpen={isOpen}
      onClose={close}
      className="gr-dialog gr-choose-films"
      title={formatMessage({ id: 'reels.addFilms.title' }, { title: reel.title })}
    >
      <Chooser owner={owner} reel={reel} rows={rows} onTyped={onTyped} onCancel={close} onAdded={onClose} />
      {question}
    </TitledDialog>
  );
}

interface ChooserProps extends Omit<Props, 'isOpen' | 'onClose'> {
  onTyped(isTyped: boolean): void;
  onCancel(): void;
  onAdded(): void;
}

function Chooser({ owner, reel: { reelId }, rows, onTyped, onCancel, onAdded }: ChooserProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useTyped(onTyped, chosen.length > 0);
  const search = useRef<HTMLInputElement>(null);
  const hasSettled = useSelector(selectHasSettled);
  useEffect(() => {
    const overlay = search.current?.closest('.gr-choose-films');
    if (hasSettled && !overlay?.contains(overlay.ownerDocument.activeElement)) search.current?.focus();
  }, [hasSettled]);
  const own = useSelected(selectFilmEntriesOf, owner.talentId);
  const sort = owner.special ? 'special' : 'normal';
  const { intents, selectIsSearching, selectRefusal } = searches[sort];
  const agency = useSelector(selectReelFilmEntries[sort]);
  const isSearching = useSelector(selectIsSearching);
  const refusal = useSelector(selectRefusal);
  useEffect(() => {
    dispatch(intents.typed(''));
    return () => void dispatch(intents.left());
  }, [dispatch, intents]);
  const films = useMemo(() => findFilmsToChoose(own, agency, typed, sort), [own, agency, typed, sort]);
  const searchText = formatMessage({ id: owner.special ? 'specialReels.add.search' : 'agencyFilms.search' });
  const toggle = (filmId: string) =>
    setChosen((before) =>
      before.includes(filmId) ? before.filter((id) => id !== filmId) : [...before, filmId],
    );
  const add = () => {
    chosen.forEach((filmId) =>
      dispatch(reelChangeIntents.requested({ kind: 'addFilm', ...owner, reelId, filmId })),
    );
    // The dialog can still be pressed while it fades.
    setChosen([]);
    onAdded();
  };
  return (
    <>
      <DialogBody>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          autoFocus
          inputRef={search}
          maxLength={TEXT_LIMIT}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            dispatch(intents.typed(text));
          }}
          placeholder={searchText}
          aria-label={searchText}
        />
        <ul className="gr-film-choices" aria-label={formatMessage({ id: 'reels.addFilms.found' })}>
          {films.map((film) => (
            <FilmChoice
              key={film.filmId}
              film={film}
              isOnReel={rows.some(({ filmId }) => filmId === film.filmId)}
              isChosen={chosen.includes(film.filmId)}
              onToggle={toggle}
            />
          ))}
        </ul>
        <p className="gr-muted gr-film-choices-note" role="status">
          {refusal && formatMessage({ id: 'filmPicker.failed' }, { reason: refusalText(intl, refusal) })}
          {isSearching && formatMessage({ id: 'filmPicker.searching' })}
          {!isSearching && !refusal && (
            <span className="gr-visually-hidden">
              {formatMessage({ id: 'filmPicker.found' }, { count: films.length })}
            </span>
          )}
        </p>
        {films.length === 0 && !isSearching && !refusal && (
          <EmptyState
            icon={<Search />}
            title={formatMessage(
              { id: owner.special ? 'specialReels.add.none' : 'reels.addFilms.none' },
              { typed: typed || '…' },
            )}
          />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onCancel} />
            <Button
              intent="primary"
              text={formatMessage({ id: 'reels.addFilms.add' }, { count: chosen.length })}
              disabled={chosen.length === 0}
              onClick={add}
            />
          </>
        }
      />
    </>
  );
}

import { Button, DialogBody, DialogFooter, InputGroup, NonIdealState } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AGENCY_FILMS_SHOWN } from '../../../contract/constants';
import type { Reel, ReelFilm } from '../../../contract/entities/reel';
import { fold, holdsWords, searchWords } from '../../../contract/rules/text';
import { selectAgencyFilms } from '../../entities/agencyFilms';
import { selectFilmEntriesOf } from '../../entities/films';
import { reelChangeIntents } from '../../workflows/reelChanges';
import { TitledDialog } from '../shared/TitledDialog';
import { FilmChoice } from './FilmChoice';

interface Props {
  readonly talentId: string;
  readonly reel: Reel;
  readonly rows: readonly ReelFilm[];
  readonly isOpen: boolean;
  onClose(): void;
}

/** Chooses films for a reel: the talent's own first, then all of the agency; search as you type. */
export function AddFilmsDialog({ talentId, reel, rows, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <TitledDialog
      isOpen={isOpen}
      onClose={onClose}
      className="gr-dialog gr-choose-films"
      title={formatMessage({ id: 'reels.addFilms.title' }, { title: reel.title })}
    >
      <Chooser talentId={talentId} reel={reel} rows={rows} onClose={onClose} />
    </TitledDialog>
  );
}

function Chooser({ talentId, reel: { reelId }, rows, onClose }: Omit<Props, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const films = useFilmsToChoose(talentId, typed);
  const toggle = (filmId: string) =>
    setChosen((before) =>
      before.includes(filmId) ? before.filter((id) => id !== filmId) : [...before, filmId],
    );
  const add = () => {
    chosen.forEach((filmId) =>
      dispatch(reelChangeIntents.requested({ kind: 'addFilm', talentId, reelId, filmId })),
    );
    onClose();
  };
  return (
    <>
      <DialogBody>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder={formatMessage({ id: 'reels.addFilms.search' })}
          aria-label={formatMessage({ id: 'reels.addFilms.search' })}
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
        {films.length === 0 && (
          <NonIdealState
            icon={<Search />}
            title={formatMessage({ id: 'reels.addFilms.none' }, { typed: typed || '…' })}
          />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={formatMessage({ id: 'action.cancel' })} onClick={onClose} />
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

type Root = Parameters<typeof selectFilmEntriesOf>[0] & Parameters<typeof selectAgencyFilms>[0];

/** The talent's films, then those of the agency, that hold what was typed; the first 50 (spec section 9). */
function useFilmsToChoose(talentId: string, typed: string) {
  const own = useSelector((state: Root) => selectFilmEntriesOf(state, talentId));
  const agency = useSelector(selectAgencyFilms);
  const keyed = useMemo(() => {
    const ownIds = new Set(own.map(({ film }) => film.filmId));
    const others = agency
      .filter(({ filmId }) => !ownIds.has(filmId))
      .map((film) => ({ film, searchKey: fold(`${film.title} ${film.director} ${film.talentLastName}`) }));
    return [...own, ...others];
  }, [own, agency]);
  return useMemo(() => {
    const words = searchWords(typed);
    const found = keyed.filter(({ searchKey }) => holdsWords(searchKey, words));
    return found.slice(0, AGENCY_FILMS_SHOWN).map(({ film }) => film);
  }, [keyed, typed]);
}

import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { Edit, Search } from '@blueprintjs/icons';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { TEXT_LIMIT } from '../../../../contract/constants';
import type { FoundFilm } from '../../../../contract/entities/film';
import { selectFilm } from '../../../entities/films';
import { filmSearch } from '../../../workflows/films/filmSearch';
import { selectFilmsFound } from '../../../workflows/films/filmsFound';
import { useFocusOnChange } from '../../../ui/useFocusOnChange';
import { FilmTrouble } from '../FilmTrouble';
import { useFilmTitle } from '../useFilmTitle';
import { FilmsFound } from './FilmsFound';
import { useSelected } from '../useSelected';
import './filmPicker.css';

interface FilmPickerProps {
  /** One of its own unless it is found by it. */
  readonly id?: string;
  readonly label: string;
  /** Empty while none is chosen. */
  readonly filmId: string;
  readonly disabled: boolean;
  readonly problem: string | undefined;
  /** It takes the keyboard only once another film is to be chosen. */
  readonly isQuiet?: boolean;
  readonly onPick: (filmId: string) => void;
  readonly onBlur?: () => void;
}

/** One film of the agency, as that of a link; it is found as a person types (spec section 2). */
export function FilmPicker(props: FilmPickerProps) {
  const { label, filmId, disabled, problem, isQuiet = false, onPick, onBlur } = props;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const ownId = useId();
  const id = props.id ?? ownId;
  const title = useFilmTitle(filmId);
  const film = useSelected(selectFilm, filmId);
  const found = useSelector(selectFilmsFound) ?? [];
  const isBlank = useSelector(filmSearch.select).status === 'blank';
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOther, setOther] = useState(false);
  const other = useFocusOnChange<HTMLButtonElement>(filmId);
  useEffect(() => () => void dispatch(filmSearch.intents.left()), [dispatch]);

  function type(search: string): void {
    setText(search);
    setActive(0);
    dispatch(filmSearch.intents.typed(search));
  }
  function pick(chosen: FoundFilm | undefined): void {
    if (!chosen) return;
    type('');
    onPick(chosen.filmId);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter') pick(found[active]);
    else if (event.key === 'Escape' && text !== '') type('');
    else return;
    event.preventDefault();
  }

  if (filmId !== '')
    return (
      <FormGroup label={label}>
        <div className="film-picked">
          <span>
            {title}
            {film && <FilmTrouble film={film} />}
          </span>
          <Button
            size="small"
            icon={<Edit />}
            ref={other}
            id={id}
            disabled={disabled}
            aria-label={formatMessage({ id: 'filmPicker.other' })}
            onClick={() => {
              setOther(true);
              onPick('');
            }}
          />
        </div>
      </FormGroup>
    );
  return (
    <FormGroup
      label={label}
      labelFor={id}
      helperText={problem && <span id={`${id}-note`}>{formatMessage({ id: 'filmPicker.choose' })}</span>}
      intent={problem ? 'danger' : 'none'}
    >
      <InputGroup
        id={id}
        autoFocus={isOther || !isQuiet}
        leftIcon={<Search />}
        placeholder={formatMessage({ id: 'filmPicker.find' })}
        autoComplete="off"
        maxLength={TEXT_LIMIT}
        value={text}
        disabled={disabled}
        onValueChange={type}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        role="combobox"
        aria-autocomplete="list"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-note`}
        aria-expanded={!isBlank}
        aria-controls={`${id}-found`}
        aria-activedescendant={found[active] && `${id}-${active}`}
      />
      {!isBlank && <FilmsFound id={id} label={label} active={active} onChoose={pick} />}
    </FormGroup>
  );
}

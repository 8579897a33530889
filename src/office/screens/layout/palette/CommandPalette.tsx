import { Dialog, InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { TEXT_LIMIT } from '../../../../contract/constants';
import { selectScreens } from '../../../entities/screens';
import { paletteSearch } from '../../../workflows/office/paletteSearch';
import { useFilms } from '../../shared/useFilms';
import { findEntries, type PaletteEntry, selectPaletteEntries } from './entries';
import { PaletteList } from './PaletteList';
import { usePages } from './usePages';
import './palette.css';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

export interface CommandPaletteProps {
  /** What was typed before its field had the keyboard. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** Finds a talent, a film, a reel, what is published or a page by any part of its name; Enter goes there, with Ctrl to a talent's record. */
export default function CommandPalette({ takeTyped, onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const pages = usePages();
  const entries = useSelector(selectPaletteEntries);
  const [query, setQuery] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const sought = useDeferredValue(query);
  const all = useMemo(() => [...pages, ...entries], [pages, entries]);
  const found = useMemo(() => findEntries(all, sought), [all, sought]);
  // What comes meanwhile moves the entries, not the choice among them.
  const at = found.findIndex(({ key }) => key === activeKey);
  const active = Math.max(0, at);
  const isSearching = useSelector(paletteSearch.selectIsSearching);
  const hasFailed = useSelector(paletteSearch.selectRefusal) !== undefined;
  const [entered, setEntered] = useState<'it' | 'itsRecord'>();
  const title = intl.formatMessage({ id: 'palette.title' });
  useFilms(useSelector(selectScreens).map(({ filmId }) => filmId));
  useEffect(() => void dispatch(paletteSearch.intents.typed(query)), [dispatch, query]);
  useEffect(() => () => void dispatch(paletteSearch.intents.left()), [dispatch]);

  const choose = useCallback(
    ({ path, recordPath = path }: PaletteEntry, isRecord = false) => {
      onClose();
      void navigate(isRecord ? recordPath : path);
    },
    [navigate, onClose],
  );

  // What is still looked for is gone to when the server has answered.
  const awaited = entered && !isSearching && sought === query ? found[active] : undefined;
  useEffect(() => {
    if (!awaited) return;
    setEntered(undefined);
    choose(awaited, entered === 'itsRecord');
  }, [awaited, choose, entered]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    // What was typed last may not have been looked for yet.
    if (event.key === 'Enter') {
      const entry = sought === query ? found[active] : findEntries(all, query)[0];
      const isRecord = event.ctrlKey || event.metaKey;
      const isAwaited = isSearching && !entered && at < 0 && entry?.kind !== 'page';
      setEntered(isAwaited || entry === undefined ? (isRecord ? 'itsRecord' : 'it') : undefined);
      if (entry && !isAwaited) choose(entry, isRecord);
    } else if (step && found.length > 0) setActiveKey(found[step(active, found.length - 1)]?.key);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      isOpen
      className="palette"
      aria-labelledby="palette-title"
      onClose={onClose}
      transitionDuration={100}
    >
      <h2 id="palette-title" className="gr-visually-hidden">
        {title}
      </h2>
      <InputGroup
        autoFocus
        size="large"
        leftIcon={<Search />}
        placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
        maxLength={TEXT_LIMIT}
        value={query}
        onFocus={() => {
          const typed = takeTyped();
          if (typed !== '') setQuery(typed);
        }}
        onChange={({ currentTarget: { value } }) => {
          setQuery(value);
          setActiveKey(undefined);
          setEntered(undefined);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `palette-${active}`}
      />
      <PaletteList entries={found} active={active} label={title} onChoose={choose} />
      <p className="palette-foot gr-muted" role="status">
        <span>
          {found.length === 0 ? (
            !isSearching && <FormattedMessage id="palette.empty" values={{ query: sought }} />
          ) : (
            <FormattedMessage id="palette.results" values={{ count: found.length }} />
          )}
        </span>
        {(isSearching || hasFailed) && (
          <span>
            <FormattedMessage id={isSearching ? 'palette.searching' : 'palette.failed'} />
          </span>
        )}
      </p>
    </Dialog>
  );
}

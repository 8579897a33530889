import { renderHook, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { agencyFilmRows } from '../../../src/office/screens/agencyFilms/agencyFilmRows';
import { EncodingActions } from '../../../src/office/screens/checkFilms/EncodingActions';
import { filmsToEncodeRows } from '../../../src/office/screens/checkFilms/filmsToEncodeRows';
import { AddToReelMenu } from '../../../src/office/screens/reels/AddToReelMenu';
import { trashRows } from '../../../src/office/screens/trash/trashRows';
import { useUndoWords } from '../../../src/office/screens/undo/useUndoWords';
import { en } from '../../tools/texts';
import { idleOffice } from '../drawn';
import { agencyFilmsLoaded } from '../loaded';
import { film } from '../talents/catalogue';

const intl = createIntl({ locale: 'en', messages: en });
const untitled = film('f1', 1, {
  ...{ title: '', talentId: 't1', processId: 'p1', encoding: 'failed', encodingReason: 'internal' },
});

const { store, wrapper, show } = idleOffice();
store.dispatch(agencyFilmsLoaded([untitled]));

test.each([
  ['the films', agencyFilmRows.nameOf({ film: untitled } as never, intl), 'Untitled film'],
  ['what is encoded', filmsToEncodeRows.nameOf({ film: untitled } as never, intl), 'Untitled film'],
  ['the trash', trashRows.nameOf({ thing: { title: '' } } as never, intl), 'Without a caption'],
])('the box of a row of %s without a title is named all the same', (_list, name, words) => {
  expect(name).toBe(words);
});

test.each([
  ['a card', <AddToReelMenu key="add" talentId="t1" film={untitled} />, 'Add “Untitled film” to a reel'],
  ['a row', <EncodingActions key="again" film={untitled} tabIndex={0} />, 'Encode again: Untitled film'],
])('the button of %s of a film without a title says of which', (_what, part, name) => {
  show(part);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});

test('a film without a title still leads to its talent', () => {
  const [{ cell } = {}] = filmsToEncodeRows.columns;
  const place = { tabIndex: 0, main: { 'data-row': 0, tabIndex: 0 } } as const;
  show(<>{cell?.({ film: untitled, talentName: 'Zoé' } as never, place)}</>);
  expect(screen.getByRole('link', { name: 'Untitled film' })).toBeVisible();
});

test('what comes back without a caption is told so', () => {
  const { result } = renderHook(() => useUndoWords(), { wrapper });
  const opposite = { kind: 'restore', thing: { kind: 'screen', id: 's1', title: '' } } as const;
  expect(result.current([opposite], true)).toBe('“Without a caption” is back.');
});

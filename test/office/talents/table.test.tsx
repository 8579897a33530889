import { act, screen, within } from '@testing-library/react';
import { talents } from '../../../src/office/entities/talents';
import { talentWindows } from '../../../src/office/entities/talentWindows';
import { talent } from './catalogue';
import { everybody, show } from './showList';

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
  HTMLElement.prototype.scrollTo = jest.fn();
});

const focused = () => document.activeElement?.textContent;

describe('the talents list', () => {
  test('has few nodes however many talents there are, and says how many there are', () => {
    show(Array.from({ length: 10_000 }, (_none, at) => talent(`t${at}`)));
    expect(screen.getByRole('heading', { name: 'All talents' })).toBeVisible();
    expect(screen.getByText('10,000 talents')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(document.querySelectorAll('*').length).toBeLessThan(2000);
  });

  test('is walked by keyboard: one stop for Tab, then arrows, Page Down, End and Home', async () => {
    const { user } = show();
    const first = screen.getByRole('link', { name: 'Ana Number 0' });
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.filter((link) => link.tabIndex === 0)).toEqual([first]);
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Ana Number 1');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('Ana Number 9');
    await user.keyboard('{End}');
    expect(focused()).toBe('Ana Number 199');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Ana Number 0');
  });

  test('opens a talent at Enter', async () => {
    const { user } = show();
    act(() => screen.getByRole('link', { name: 'Ana Number 0' }).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'back from /app/page/talent/t1' })).toBeVisible();
  });

  test('is searched without accents; Arrow Down goes from the box to the list, Escape clears it', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'malaga');
    expect(await screen.findByText('1 of 200 talents')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Ana Number 5');
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    expect(await screen.findByText('200 talents')).toBeVisible();
  });

  test('says which column sorts it and in which direction', async () => {
    const { user } = show();
    const city = screen.getByRole('columnheader', { name: 'City' });
    expect(city).toHaveAttribute('aria-sort', 'none');
    await user.click(within(city).getByRole('button'));
    expect(city).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(city).getByRole('button'));
    expect(city).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  });

  test('is cut into pages of 5, 10 or 15, remembers it, and shows whole again', async () => {
    const { user, store } = show();
    await user.selectOptions(screen.getByLabelText('Rows per page'), '15');
    expect(store.getState().pageSizes).toEqual({ talentList: 15 });
    expect(await screen.findByText('1–15 of 200')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('196–200 of 200')).toBeVisible();
    expect(screen.getByRole('row', { name: /Number 199/ })).toHaveAttribute('aria-rowindex', '201');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Rows per page'), 'All');
    expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
  });

  test('shows those on the site alone, or those off it', async () => {
    const { user } = show([talent('on'), talent('off', { online: false })]);
    await user.selectOptions(screen.getByLabelText('Show'), 'Off the site');
    expect(screen.getByRole('link', { name: 'Ana off' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ana on' })).toBeNull();
  });

  test('says so when the filter leaves nobody, and shows all again', async () => {
    const { user } = show([talent('on')]);
    await user.selectOptions(screen.getByLabelText('Show'), 'Off the site');
    expect(screen.getByText('There is nothing under “Off the site”')).toBeVisible();
    expect(screen.getByText('0 of 1 talent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('link', { name: 'Ana on' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test.each([
    ['cross in it', 0],
    ['button below it', 1],
  ])('keeps the keyboard in the search box that the %s empties', async (_which, nth) => {
    const { user } = show();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'nobody');
    await screen.findByText(/^Nothing matches/);
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[nth]!);
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  test('switches a talent off by keyboard, showing it at once', async () => {
    const { user, store } = show([talent('one')]);
    const onSite = screen.getByRole('checkbox', { name: 'Ana one on the site' });
    expect(onSite).toBeChecked();
    onSite.focus();
    await user.keyboard(' ');
    expect(store.getState().talentSwitches).toMatchObject({ one: { status: 'waiting', wanted: false } });
    expect(onSite).not.toBeChecked();
  });

  describe('with rows that are chosen', () => {
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
    const chosen = () => screen.getByRole('group', { name: 'Selected rows' });

    test('chooses by Space and with Shift all up to there, lets all go at Escape', async () => {
      const { user } = show();
      act(() => screen.getByRole('link', { name: 'Ana Number 0' }).focus());
      await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      expect(box('Ana Number 1')).toBeChecked();
      expect(chosen()).toHaveTextContent('3 selected');
      await user.keyboard('{Escape}');
      expect(box('Ana Number 1')).not.toBeChecked();
      expect(chosen()).toHaveTextContent('');
    });

    test('chooses by boxes, with Shift all between two', async () => {
      const { user } = show();
      await user.click(box('Ana Number 4'));
      await user.keyboard('{Shift>}');
      await user.click(box('Ana Number 2'));
      await user.keyboard('{/Shift}');
      expect(chosen()).toHaveTextContent('3 selected');
      await user.click(box('Ana Number 3'));
      expect(chosen()).toHaveTextContent('2 selected');
    });

    test('chooses all that the search found, however many are on the page', async () => {
      const { user } = show();
      await user.type(screen.getByRole('searchbox'), 'paris');
      await screen.findByText('199 of 200 talents');
      act(() => screen.getByRole('link', { name: 'Ana Number 0' }).focus());
      await user.keyboard('{Control>}a{/Control}');
      expect(chosen()).toHaveTextContent('199 selected');
      expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
      await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
      expect(chosen()).toHaveTextContent('');
    });

    test('switches all of them, and asks once before it deletes them', async () => {
      const { user, store } = show([talent('one'), talent('two', { online: false }), talent('three')]);
      await user.click(box('Ana one'));
      await user.click(box('Ana two'));
      await user.click(screen.getByRole('button', { name: 'Put on the site' }));
      expect(store.getState().talentSwitches).toMatchObject({
        one: { status: 'waiting', wanted: true },
        two: { status: 'waiting', wanted: true },
      });
      act(() => screen.getByRole('link', { name: 'Ana one' }).focus());
      await user.keyboard('{Delete}');
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 talents?' });
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(store.getState().deletion).toMatchObject({ status: 'deleting', waiting: [{}, {}] });
      expect(within(dialog).getByText('Deleting 1 of 2')).toBeInTheDocument();
    });
  });

  test('does not ask whether to delete those that the server has not told yet', async () => {
    const { user, store } = show(null);
    const [asked] = Object.values(store.getState().talentWindows);
    const reply = [talent('one'), talent('two')];
    const ids = reply.map(({ talentId }) => talentId);
    act(() => {
      store.dispatch(talents.facts.rowsTold({ ids, reply }));
      store.dispatch(
        talentWindows.facts.loaded({ params: asked!.params, reply: { found: 3, total: 3, ids } }),
      );
    });
    act(() => screen.getByRole('link', { name: 'Ana one' }).focus());
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(store.getState().deletion).toEqual({ status: 'closed' });
  });

  test('asks before a talent is deleted', async () => {
    const { user, store } = show([talent('one', { filmCount: 2, reelCount: 1 })]);
    await user.click(screen.getByRole('button', { name: 'Delete Ana one' }));
    expect(
      await screen.findByText(
        '2 films and 1 reel go to the trash too. All of it can be restored from there.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(store.getState().deletion).toMatchObject({ status: 'deleting' });
  });

  test('says of a talent without films and reels only where it goes', async () => {
    const { user } = show([talent('one', { filmCount: 0, reelCount: 0 })]);
    await user.click(screen.getByRole('button', { name: 'Delete Ana one' }));
    expect(await screen.findByText('It can be restored from the trash.')).toBeInTheDocument();
  });

  test('that finds nothing says for what, and can be cleared', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear the search' });
    await user.click(clear!);
    expect(await screen.findByText('200 talents')).toBeVisible();
  });

  test('of a profession without talents offers to add one, with that profession', async () => {
    const { user, store } = show(everybody, '/talents/actors');
    expect(screen.getByText('No talent in this profession yet')).toBeVisible();
    const [, add] = screen.getAllByRole('button', { name: 'Add new talent' });
    await user.click(add!);
    expect(store.getState().newTalent).toEqual({ status: 'editing', categoryId: 'c2' });
  });

  test.each([
    ['not known yet', '', null],
    ['known to be empty', '0 talents', []],
  ])('that is %s says “%s”', (_what, count, talents) => {
    show(talents);
    const heading = screen.getByRole('heading', { name: 'All talents' });
    expect(heading.nextElementSibling?.textContent).toBe(count);
  });

  test('of a profession that the agency does not have says so', () => {
    show(everybody, '/talents/jugglers');
    expect(screen.getByText('There is no such profession')).toBeVisible();
  });

  test('is found where it was left', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'number 4');
    await screen.findByText(/ of 200 talents/);
    act(() => screen.getByRole('link', { name: 'Ana Number 4' }).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: /^back/ }));
    expect(screen.getByRole('searchbox')).toHaveValue('number 4');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.find((link) => link.tabIndex === 0)).toHaveTextContent('Ana Number 14');
  });
});

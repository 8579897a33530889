import { MenuItem } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyMenu } from '../../../src/office/ui/KeyMenu';

const item = (name: string) => screen.getByRole('menuitem', { name });

test('a menu begins at its first item, and the keys of menus move in it past what is off', async () => {
  const chosen = jest.fn();
  render(
    <KeyMenu>
      <MenuItem text="Edit" />
      <MenuItem text="Download" disabled />
      <MenuItem text="Delete" onClick={chosen} />
    </KeyMenu>,
  );
  expect(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Home}{End}{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('when a menu goes, the keyboard is where it was before', async () => {
  const shown = (isOpen: boolean) => (
    <>
      <button type="button">Actions</button>
      {isOpen && (
        <KeyMenu>
          <MenuItem text="Edit" />
        </KeyMenu>
      )}
    </>
  );
  const { rerender } = render(shown(false));
  screen.getByRole('button').focus();
  rerender(shown(true));
  expect(item('Edit')).toHaveFocus();
  rerender(shown(false));
  expect(screen.getByRole('button')).toHaveFocus();
});

import { act, screen, within } from '@testing-library/react';
import { talent } from './catalogue';
import { everybody, show } from './showList';

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
  HTMLElement.prototype.scrollTo = jest.fn();
});

describe('"Add new talent"', () => {
  const openDialog = async (office: ReturnType<typeof show>) => {
    await office.user.click(screen.getByRole('button', { name: 'Add new talent' }));
    return within(await screen.findByRole('dialog', { name: 'Add new talent' }));
  };

  test('is enabled by a first name that is not blank; the profession of the list is chosen already', async () => {
    const office = show([...everybody.slice(0, 3), talent('a1', { categoryId: 'c2' })], '/talents/actors');
    const dialog = await openDialog(office);
    expect(dialog.getByRole('combobox', { name: 'Profession' })).toHaveDisplayValue('Actor');
    expect(dialog.getByRole('button', { name: 'Add talent' })).toBeDisabled();
    await office.user.type(dialog.getByLabelText(/First name/), '  ');
    expect(dialog.getByRole('button', { name: 'Add talent' })).toBeDisabled();
    await office.user.type(dialog.getByLabelText(/First name/), 'Eva');
    expect(dialog.getByRole('button', { name: 'Add talent' })).toBeEnabled();
  });

  test('whose answer was lost says that nobody knows whether it was added', async () => {
    const office = show();
    const dialog = await openDialog(office);
    await office.user.type(dialog.getByLabelText(/First name/), 'Eva{Enter}');
    act(
      () =>
        void office.store.dispatch({
          type: 'newTalent/refused',
          payload: { refusal: { kind: 'timeout' }, requestId: 'r1' },
        }),
    );
    expect(dialog.getByRole('alert')).toHaveTextContent('It is not known whether this was done');
    expect(dialog.getByRole('alert')).not.toHaveTextContent('was not added');
  });

  test('that is refused keeps what was typed and says why', async () => {
    const office = show();
    const dialog = await openDialog(office);
    await office.user.type(dialog.getByLabelText(/First name/), 'Eva{Enter}');
    expect(office.store.getState().newTalent).toMatchObject({
      status: 'saving',
      input: { firstName: 'Eva' },
    });
    act(
      () =>
        void office.store.dispatch({
          type: 'newTalent/refused',
          payload: { refusal: { kind: 'forbidden' }, requestId: 'r1' },
        }),
    );
    expect(dialog.getByRole('alert')).toHaveTextContent('The talent was not added');
    expect(dialog.getByLabelText(/First name/)).toHaveValue('Eva');
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

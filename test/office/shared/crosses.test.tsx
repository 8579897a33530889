import { Drawer } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { es } from '../../tools/texts';
import { Tags } from '../../../src/office/screens/shared/record/Tags';
import { DrawerHeader } from '../../../src/office/screens/shared/DrawerHeader';
import { TitledDialog } from '../../../src/office/screens/shared/TitledDialog';
import { TopToast } from '../../../src/office/screens/shared/TopToast';

/** Blueprint names its crosses in English; ours are named in the person's language. */
const inSpanish = (children: ReactNode) =>
  render(
    <IntlProvider locale="es" messages={es}>
      {children}
    </IntlProvider>,
  );

test.each([
  [
    'dialog',
    (close: () => void) => (
      <TitledDialog isOpen title="Nuevo reel" onClose={close}>
        <p />
      </TitledDialog>
    ),
  ],
  [
    'drawer',
    (close: () => void) => (
      <Drawer isOpen onClose={close}>
        <DrawerHeader title="Menú" onClose={close} />
      </Drawer>
    ),
  ],
  ['toast', (close: () => void) => <TopToast isGood message="Hecho" onDismiss={close} />],
])('the cross of a %s closes it and is called so', async (_of, shown) => {
  const close = jest.fn();
  inSpanish(shown(close));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a dialog is named by its title', () => {
  inSpanish(
    <TitledDialog isOpen title="Nuevo reel">
      <p />
    </TitledDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Nuevo reel' })).toBeInTheDocument();
});

test('the cross of a keyword says which one it takes away', async () => {
  const change = jest.fn();
  inSpanish(
    <Tags
      id="keywords"
      intent="none"
      isReadOnly={false}
      describedBy={undefined}
      words={['lluvia', 'neón', 'noche']}
      onChange={change}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitar «neón»' }));
  expect(change).toHaveBeenLastCalledWith(['lluvia', 'noche']);
});

import { Drawer, OverlayToaster, Toast } from '@blueprintjs/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import es from '../../../locales/es.json';
import { Tags } from '../../../src/office/screens/autoSave/Tags';
import { closeAction } from '../../../src/office/screens/shared/closeAction';
import { DrawerHeader } from '../../../src/office/screens/shared/DrawerHeader';
import { TitledDialog } from '../../../src/office/screens/shared/TitledDialog';

/** Blueprint names its crosses in English; ours are named in the person's language. */
const inSpanish = (children: ReactNode) =>
  render(
    <IntlProvider locale="es" messages={es}>
      {children}
    </IntlProvider>,
  );

function Notice({ onDismiss }: { readonly onDismiss: () => void }) {
  const intl = useIntl();
  return (
    <OverlayToaster>
      <Toast
        key="done"
        timeout={0}
        message="Hecho"
        isCloseButtonShown={false}
        action={closeAction(intl)}
        onDismiss={onDismiss}
      />
    </OverlayToaster>
  );
}

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
  ['toast', (close: () => void) => <Notice onDismiss={close} />],
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
      describedBy={undefined}
      words={['lluvia', 'neón', 'noche']}
      onChange={change}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitar «neón»' }));
  expect(change).toHaveBeenLastCalledWith(['lluvia', 'noche']);
});

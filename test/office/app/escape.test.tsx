import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { OverlaysProvider } from '@blueprintjs/core';
import { passEscapeOn } from '../../../src/office/ports/escape';
import { TitledDialog } from '../../../src/office/screens/shared/TitledDialog';

function Page({
  closes,
  canEscape = true,
}: {
  readonly closes: readonly (() => void)[];
  readonly canEscape?: boolean;
}) {
  return (
    <IntlProvider locale="en" messages={{ 'action.close': 'Close' } as never}>
      <OverlaysProvider>
        <button>behind</button>
        <div className="bp6-overlay">
          <button>in a menu that is closing</button>
        </div>
        {closes.map((close, index) => (
          <TitledDialog
            key={index}
            isOpen
            title={`Dialog ${index}`}
            canEscapeKeyClose={canEscape}
            onClose={close}
            transitionDuration={0}
          >
            <input aria-label={`field ${index}`} />
          </TitledDialog>
        ))}
      </OverlaysProvider>
    </IntlProvider>
  );
}

let end: () => void;
beforeEach(() => {
  end = passEscapeOn();
});
afterEach(() => end());

const escape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });

test('Escape reaches the dialog on top, and it alone, though the focus is behind it', () => {
  const [below, above] = [jest.fn(), jest.fn()];
  const { getByText, getByLabelText } = render(<Page closes={[below, above]} />);
  escape(getByText('behind'));
  escape(document.body);
  escape(getByText('in a menu that is closing'));
  escape(getByLabelText('field 0'));
  expect(above).toHaveBeenCalledTimes(4);
  escape(getByLabelText('field 1'));
  expect(above).toHaveBeenCalledTimes(5);
  expect(below).not.toHaveBeenCalled();
});

test('a dialog that Escape does not close stays', () => {
  const close = jest.fn();
  render(<Page closes={[close]} canEscape={false} />);
  escape(document.body);
  expect(close).not.toHaveBeenCalled();
});

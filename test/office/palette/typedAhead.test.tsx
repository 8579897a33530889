import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useTypedAhead } from '../../../src/office/ui/useTypedAhead';

/** Something with a field that stands there some time after it was opened. */
function Slow(props: {
  readonly isOpen: boolean;
  readonly isThere: boolean;
  readonly onGivenUp?: () => void;
}) {
  const { isOpen, isThere, onGivenUp = () => undefined } = props;
  const [text, setText] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const takeTyped = useTypedAhead(isOpen, page, onGivenUp);
  const take = () => setText(takeTyped());
  return (
    <div ref={page}>
      {isThere && <input autoFocus value={text} onFocus={take} onChange={() => undefined} />}
    </div>
  );
}

test('what is typed right after it was opened waits for its field, and the page below hears nothing of it', () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const { rerender } = render(<Slow isOpen={false} isThere={false} />);
  rerender(<Slow isOpen isThere={false} />);
  for (const key of ['z', 'o', 'w', 'Backspace', 'é', 'Enter', 'Shift'])
    fireEvent.keyDown(document.body, { key });
  rerender(<Slow isOpen isThere />);
  expect(screen.getByRole('textbox')).toHaveValue('zoé');
  expect(heard.mock.calls.map(([{ key }]) => key as string)).toEqual(['Shift']);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'x' });
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', heard);
});

test('Escape pressed right after it was opened gives it up, and Tab stays out of the page below', () => {
  const heard = jest.fn();
  const onGivenUp = jest.fn();
  document.addEventListener('keydown', heard);
  render(<Slow isOpen isThere={false} onGivenUp={onGivenUp} />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(onGivenUp).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

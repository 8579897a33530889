import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { en } from '../../tools/texts';
import { ChooseFile, FileDrop, type FileDropProps } from '../../../src/office/ui/FileDrop';

const picture = new File(['a'], 'a.png', { type: 'image/png' });

function show(props: Partial<FileDropProps> = {}) {
  const given: (File | null)[] = [];
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <FileDrop
        choice={{ label: 'Picture', accept: '.png', onFile: (file) => given.push(file) }}
        aria-label="Poster"
        {...props}
      >
        <ChooseFile text="Choose" />
      </FileDrop>
    </IntlProvider>,
  );
  const area = screen.getByRole('region', { name: 'Poster' });
  return { given, area, picker: () => container.querySelector<HTMLInputElement>('input[type=file]')! };
}

const dragged = (types: readonly string[], files: readonly File[] = []) => ({
  dataTransfer: { types, files },
});

test('a file that is above it is told, and taken where it is dropped', () => {
  const { given, area } = show();
  fireEvent.dragOver(area, dragged(['Files']));
  expect(area).toHaveAttribute('data-over', 'true');
  fireEvent.drop(area, dragged(['Files'], [picture]));
  expect(area).toHaveAttribute('data-over', 'false');
  expect(given).toEqual([picture]);
});

test('dragged words are let pass', () => {
  const { given, area } = show();
  fireEvent.dragOver(area, dragged(['text/plain']));
  expect(area).toHaveAttribute('data-over', 'false');
  fireEvent.drop(area, dragged(['text/plain']));
  expect(given).toEqual([]);
});

test('dragged words that are to be refused are handed over as no file', () => {
  const { given, area } = show({ refusesOther: true });
  fireEvent.drop(area, dragged(['text/plain']));
  expect(given).toEqual([null]);
});

test('the button opens the picker by keyboard, and the same file can be chosen twice', async () => {
  const { given, picker } = show();
  const opened: string[] = [];
  picker().addEventListener('click', () => opened.push(picker().accept));
  screen.getByRole('button', { name: 'Choose' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['.png']);
  await userEvent.upload(picker(), picture);
  await userEvent.upload(picker(), picture);
  expect(given).toEqual([picture, picture]);
});

test('what is on its way shows how far it is, and can be stopped', async () => {
  const stopped = jest.fn();
  show({ sending: { label: 'Sending a.png', sent: 500, size: 1000, onCancel: stopped } });
  expect(screen.getByRole('progressbar', { name: 'Sending a.png' })).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('why a file was refused is said; it is tried again where there is use in that', async () => {
  const retried = jest.fn();
  show({ trouble: { text: 'No connection', onRetry: retried, onDismiss: jest.fn() } });
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { FileProblem } from '../../../src/office/app/playback/OpenFile';
import { useRecording } from '../../../src/office/app/playback/useRecording';
import { signInRecording } from '../../journal/support/recordings';
import { en } from '../../tools/texts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

const good = signInRecording();
const damaged = good.replace('"kind":"asked"', '"kind":"wondered"');

/** What is shown of a file with that text. */
async function opened(text: string) {
  const { result, unmount } = renderHook(useRecording, { wrapper });
  const file = { name: 'report.jsonl', text: () => Promise.resolve(text) } as unknown as File;
  act(() => result.current.open(file));
  await waitFor(() => expect(result.current.file ?? result.current.problem).toBeDefined());
  const { file: shown, problem } = result.current;
  unmount();
  return {
    parts: shown?.parts.length,
    numbers: shown?.parts.map(({ number }) => number),
    of: shown?.of,
    problem,
  };
}

test('of a file of which one part is damaged the others are shown, and that one is told', async () => {
  const { numbers, of, problem } = await opened(good + damaged + good);
  expect([numbers, of]).toEqual([[1, 3], 3]);
  expect(problem).toMatchObject({ isPart: true });
  render(<FileProblem {...problem!} />, { wrapper });
  expect(screen.getByRole('alert').textContent).toBe(
    `A part of report.jsonl cannot be replayed, as it is damaged (line ${good.split('\n').length + 2}: no entry is of the kind "wondered"). The others are shown.`,
  );
});

test('a part in which nothing happened is told, too', async () => {
  const { numbers, of, problem } = await opened(`${good.split('\n')[0]}\n${good}`);
  expect([numbers, of]).toEqual([[2], 2]);
  expect(problem?.problem).toBe('it is only a header: nothing that happened stands in it');
});

test('a file in which nothing is compared is told as such', async () => {
  const { parts, problem } = await opened(good.replace('{"format":1,', '{"format":1,"about":[],'));
  expect([parts, problem?.problem]).toEqual([
    undefined,
    'it is about nothing: whatever happened would replay',
  ]);
});

test('a file of which no part can be read is told as such', async () => {
  const { parts, problem } = await opened(damaged);
  expect([parts, problem]).toEqual([
    undefined,
    { file: 'report.jsonl', problem: 'line 3: no entry is of the kind "wondered"', isPart: false },
  ]);
});

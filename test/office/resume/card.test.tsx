import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { resumes } from '../../../src/office/entities/resumes';
import { arrivalsReducer } from '../../../src/office/kernel/fileSlot/arrivals';
import { ResumeCard } from '../../../src/office/screens/resume/ResumeCard';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import { resumeIntents, resumeReducer, type ResumeState } from '../../../src/office/workflows/talents/resume';
import { signedInPerson } from '../people';

const kept = { fileName: 'lea_AAAAAAAAAA.pdf', originalName: 'CV.pdf', size: 900, online: false };
const ready = (more: object = {}): ResumeState => ({
  status: 'idle',
  former: null,
  trouble: null,
  ...more,
});

function show(resume: ResumeState) {
  const dispatched: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      arrivals: arrivalsReducer,
      configuration: configurationReducer,
      resume: resumeReducer,
      resumes: resumes.reducer,
    }),
    middleware: () =>
      new Tuple(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        dispatched.push(action as UnknownAction);
        return next(action);
      }),
    preloadedState: {
      resume: { t1: resume },
      resumes: { t1: { status: 'ready', params: { talentId: 't1' }, data: kept } },
    } as never,
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <FileKeeperProvider value={({ name, size, type }) => ({ fileId: 'file-1', name, size, type })}>
          <ResumeCard talentId="t1" />
        </FileKeeperProvider>
      </IntlProvider>
    </Provider>,
  );
  return { dispatched };
}

test('the resume opens by its name in a new tab, and tells whether it is shown', () => {
  show(ready());
  const link = screen.getByRole('link', { name: 'CV.pdf, opens in a new tab' });
  expect(link).toHaveAttribute('href', '/media/talents/t1/resume.pdf');
  expect(screen.getByLabelText('On the site')).not.toBeChecked();
});

test('a file that is dropped on the card is taken; dragged words are not', () => {
  const { dispatched } = show(ready());
  const card = screen.getByRole('region', { name: 'Resume' });
  const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
  fireEvent.drop(card, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent.drop(card, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(dispatched.filter(resumeIntents.fileChosen.match).map(({ payload }) => payload)).toEqual([
    { talentId: 't1', file: { fileId: 'file-1', name: 'new.pdf', size: 5, type: 'application/pdf' } },
  ]);
});

test.each([
  ['notAPdf', 'This file is not a whole PDF. Save it as a PDF and choose it again.'],
  ['tooLarge', 'This file is larger than 25 MB. Choose a smaller PDF.'],
])('%s is said beside the resume, which stays; there is nothing to try again', (problem, words) => {
  show(ready({ trouble: { refusal: { kind: 'invalid', problems: { file: problem } }, again: null } }));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('when a notice is dismissed by the keyboard, the card has it', async () => {
  show(ready({ former: { resume: kept, fate: 'replaced', successor: kept.fileName } }));
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Resume' })).toHaveFocus();
});

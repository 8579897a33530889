import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { UploadEnd } from '../../../src/office/screens/uploads/UploadEnd';
import type { Upload } from '../../../src/office/workflows/films/uploads';

/** The button that ends an upload, and what was asked for by it. */
function show(status: 'uploading' | 'starting') {
  const file = { fileId: 'file', name: 'film.mp4', size: 5, type: 'video/mp4' };
  const upload = { uploadKey: 'u1', processId: 'p1', status, file } as unknown as Upload;
  const asked: string[] = [];
  const store = configureStore({
    reducer: (state: object = {}, { type }) => {
      if (type.startsWith('uploads/')) asked.push(type);
      return state;
    },
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <UploadEnd upload={upload} />
      </IntlProvider>
    </Provider>,
  );
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('cancelling an upload whose file is on its way asks first, and goes on where that is chosen', async () => {
  const asked = show('uploading');
  await press('Cancel the upload of film.mp4');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('What was sent so far is lost.');
  await press(en['uploads.goOn']);
  expect(asked).toEqual([]);
  await press('Cancel the upload of film.mp4');
  await press(en['uploads.cancelIt']);
  expect(asked).toEqual(['uploads/cancelled']);
});

test('an upload of which nothing was sent yet is cancelled at once', async () => {
  const asked = show('starting');
  await press('Cancel the upload of film.mp4');
  expect(asked).toEqual(['uploads/cancelled']);
});

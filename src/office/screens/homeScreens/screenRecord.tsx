import { screenContentFields } from '../../../contract/entities/screen';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import { recordDialogParts } from '../shared/recordPage/recordPageParts';

/** The dialog of a home screen, and its fields. */
export const ScreenRecord = recordDialogParts({
  thing: 'screen',
  workflow: screenDetail,
  fields: screenContentFields,
  labels: { legend: 'screens.field.legend', filmId: 'screens.field.film' },
  texts: {
    saved: 'screens.saved',
    refused: 'screens.refused',
    gone: 'screens.gone',
    missing: 'screens.missing',
  },
});

import type { Screen } from '../../contract/entities/publication';
import { collection } from './collection';

const screens = collection('screens', (screen: Screen) => screen.screenId);

/** Fact: the home screens. */
export const screensLoaded = screens.loaded;
export const screensReducer = screens.reducer;

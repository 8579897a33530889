import { UPLOAD_ERROR_DELAY, UPLOAD_START_DELAY } from '../../../contract/constants';
import { newId, readClock, sendUpload, sleep, tellEncodingManager } from '../../kernel/commands';

export const newProcessId = () => newId(20);
export const pauseBeforeStart = () => sleep(UPLOAD_START_DELAY);
export const showError = () => sleep(UPLOAD_ERROR_DELAY);
/** How long to wait before the encoding manager is told again, in milliseconds. */
export const pauseBeforeTellingAgain = () => sleep(3000);
export { readClock, sendUpload, tellEncodingManager };

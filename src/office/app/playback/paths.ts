/** The frame with the screens of a replay. */
export const STAGE_PATH = '/replay/stage';
/** The panel beside a running office. */
export const LIVE_PATH = '/replay/live';

import type { Exposure } from './paint/layer';

/** A scene ready to be filmed: exposes the moment t (0 at the first frame, 1 at the last). */
export type Scene = (t: number, out: Exposure) => void;

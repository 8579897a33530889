import { createContext, type MutableRefObject } from 'react';

/** The screen whose handle has the keyboard: rows keep their elements and change their screens, so the keyboard goes after it. */
export const MovingHandle = createContext<MutableRefObject<string>>({ current: '' });

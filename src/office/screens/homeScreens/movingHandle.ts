import { createContext, type MutableRefObject } from 'react';

/** The screen whose handle has the keyboard: it goes after its screen, also to another page of the list. */
export const MovingHandle = createContext<MutableRefObject<string>>({ current: '' });

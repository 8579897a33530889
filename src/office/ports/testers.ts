import type { StoreEnhancer } from '@reduxjs/toolkit';

/** What the Redux DevTools extension puts into the page, as far as it is used. */
type DevtoolsExtension = (options: {
  readonly name: string;
  readonly maxAge: number;
  readonly features: Readonly<Record<string, boolean>>;
  readonly serialize: boolean;
}) => StoreEnhancer;

declare global {
  interface Window {
    /** For testers at the browser's console, and for the tools that record journals. */
    greenroom?: Readonly<Record<string, unknown>>;
    __REDUX_DEVTOOLS_EXTENSION__?: DevtoolsExtension;
  }
}

/** Puts what testers use at the browser's console under `window.greenroom`. */
export function showToTesters(tools: Readonly<Record<string, unknown>>): void {
  window.greenroom = tools;
}

/** The most entries that the extension keeps: each goes to it with its state. */
const DEVTOOLS_ENTRIES = 200;

/**
 * What makes the Redux DevTools show a store that mirrors the office; undefined where the extension is not installed.
 * Dispatching and importing are left out: the office takes no actions and no state from outside.
 */
export const devtoolsEnhancer = (name: string): StoreEnhancer | undefined =>
  window.__REDUX_DEVTOOLS_EXTENSION__?.({
    name,
    maxAge: DEVTOOLS_ENTRIES,
    // Without `skip` it shows no button to jump.
    features: { lock: true, pause: true, jump: true, skip: true, export: true },
    // Slices that two states have in common go to it once.
    serialize: true,
  });

/** Opens a page of this origin beside the office; it finds the office as its `opener`. False when the browser refuses. */
export const openBeside = (path: string): boolean =>
  window.open(path, 'greenroom-panel', 'width=560,height=900') !== null;

/** What the office that opened this page shows to testers; undefined when none did, or it is gone. */
export function openerTools(): Readonly<Record<string, unknown>> | undefined {
  const opener = window.opener as Window | null;
  return opener && !opener.closed ? opener.greenroom : undefined;
}

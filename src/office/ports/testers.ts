/** What the Redux DevTools extension puts into the page, as far as it is used. */
interface DevtoolsExtension {
  connect(options: { readonly name: string }): {
    init(state: unknown): void;
    send(action: { readonly type: string; readonly [field: string]: unknown }, state: unknown): void;
  };
}

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

/** A view of its own in the Redux DevTools; undefined where the extension is not installed. */
export const connectDevtools = (name: string) => window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name });

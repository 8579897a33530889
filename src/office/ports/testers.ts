/** What the Redux DevTools extension puts into the page, as far as it is used. */
interface DevtoolsExtension {
  connect(options: {
    readonly name: string;
    readonly features: Readonly<Record<string, boolean | string>>;
  }): {
    init(state: unknown): void;
    send(action: { readonly type: string; readonly [field: string]: unknown }, state: unknown): void;
    subscribe(hear: (message: { readonly type: string; readonly payload?: unknown }) => void): unknown;
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
export const connectDevtools = (name: string) =>
  window.__REDUX_DEVTOOLS_EXTENSION__?.connect({
    name,
    features: {
      lock: true,
      dispatch: 'custom',
      export: true,
      persist: false,
      jump: false,
      skip: false,
      reorder: false,
    },
  });

/** Opens a page of this origin beside the office; it finds the office as its `opener`. False when the browser refuses. */
export const openBeside = (path: string): boolean =>
  window.open(path, 'greenroom-panel', 'width=560,height=900') !== null;

/** What the office that opened this page shows to testers; undefined when none did, or it is gone. */
export function openerTools(): Readonly<Record<string, unknown>> | undefined {
  const opener = window.opener as Window | null;
  return opener && !opener.closed ? opener.greenroom : undefined;
}

/** Calls back when F9 is pressed anywhere on the page. */
export function onPanelKey(open: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F9') return;
    event.preventDefault();
    open();
  });
}

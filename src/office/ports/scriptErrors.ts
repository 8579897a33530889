import type { ScriptError } from '../kernel/scriptError';

/** A thrown value as the global alert shows it; places that are not known are empty or 0. */
export function describeError(error: unknown, place: Partial<ScriptError> = {}): ScriptError {
  const known = error instanceof Error ? error : null;
  const stack = known?.stack ?? '';
  const [, script = '', line = '0', column = '0'] =
    /(?:at .*?\(?|@)((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)/.exec(stack) ?? [];
  return {
    message: known?.message ?? String(error),
    script,
    line: Number(line),
    column: Number(column),
    stack,
    ...place,
  };
}

/** Hears of every error and rejection that nothing caught. */
export function listenToScriptErrors(hear: (error: ScriptError) => void): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    if (isHarmless(message)) return;
    hear(describeError(error ?? message, { message, script: filename, line: lineno, column: colno }));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => hear(describeError(reason)));
}

/** Browsers report this when a size observer needs another frame; nothing is wrong. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

import type { EffectMiddleware } from 'redux-saga';

/** The type of the messages that a pattern stands for; undefined for one that looks at them otherwise. */
function typeOf(pattern: unknown): string | undefined {
  const isCreator = typeof pattern === 'function' && Object.hasOwn(pattern, 'toString');
  return isCreator || (typeof pattern === 'string' && pattern !== '*') ? String(pattern) : undefined;
}

function byType(pattern: unknown): unknown {
  if (!Array.isArray(pattern)) return typeOf(pattern) ?? pattern;
  const types = new Set(pattern.map(typeOf));
  return types.has(undefined) ? pattern : ({ type }: { readonly type: string }) => types.has(type);
}

interface Effect {
  readonly type?: string;
  readonly payload: { pattern?: unknown };
}

/**
 * Sagas take messages by looking their types up. By itself redux-saga spells out each pattern, and makes a test for each of
 * a list, for every message anew; an office has hundreds of takers.
 */
export const takesByType: EffectMiddleware = (next) => (effect: Effect | undefined) => {
  if (effect?.type === 'TAKE') effect.payload.pattern = byType(effect.payload.pattern);
  next(effect);
};

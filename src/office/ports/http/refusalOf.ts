import { type Refusal, REFUSAL_HEADER } from '../../../contract/refusal';
import type { RefusalWord } from '../../../contract/script';

/** Why a response is no reply: what its header explains and the script's literal word, else its status and message; nothing if it is one. */
export function refusalOf(response: Response, text: string, word?: RefusalWord): Refusal | undefined {
  const said = word !== undefined && text.trim() === word ? { word } : undefined;
  const explained = explanationOf(response.headers.get(REFUSAL_HEADER));
  if (explained) return { ...explained, ...said };
  if (said) return { kind: 'refused', ...said };
  return response.ok ? undefined : { ...byStatus(response), ...messageIn(text) };
}

function messageIn(text: string): { readonly message?: string } {
  try {
    const { message }: { readonly message?: unknown } = JSON.parse(text);
    return typeof message === 'string' && message !== '' ? { message } : {};
  } catch {
    return {};
  }
}

function explanationOf(header: string | null): Refusal | undefined {
  if (!header) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(header));
    return typeof value === 'object' && value !== null && 'kind' in value ? (value as Refusal) : undefined;
  } catch {
    return undefined;
  }
}

function byStatus({ status, headers }: Response): Refusal {
  if (status === 400 || status === 422) return { kind: 'invalid', problems: {} };
  if (status === 401) return { kind: 'signedOut' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 404) return { kind: 'notFound', noScript: true };
  if (status === 409) return { kind: 'conflict', reason: '' };
  if (status === 429) return { kind: 'tooMany', retryAfter: Number(headers.get('retry-after')) || 60 };
  return { kind: 'failed', status };
}

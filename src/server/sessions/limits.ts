/** Failures of one account, or from one address, within the window; more are not even tried. */
const WINDOW = 15 * 60 * 1000;
const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 100;
const REMEMBERED = 50_000;

/** Slows the guessing of passwords. */
export interface SignInLimits {
  /** Milliseconds until this account, and any account from this address, may be tried again; 0 when both may be now. */
  wait(account: string, address: string, now: number): number;
  failed(account: string, address: string, now: number): void;
  /** Takes back the failure noted before the password was tried. */
  succeeded(account: string, address: string): void;
}

/** Sliding limits in this process's memory: a restart forgets them, and each process counts for itself. */
export function signInLimits(): SignInLimits {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: number) => (failures.get(key) ?? []).filter((at) => at > now - WINDOW);
  const waitOf = (key: string, limit: number, now: number) => {
    const list = recent(key, now);
    const oldest = list.at(-limit);
    return oldest === undefined ? 0 : oldest + WINDOW - now;
  };
  const note = (key: string, now: number) => {
    const list = [...recent(key, now), now].slice(-ADDRESS_LIMIT);
    failures.delete(key);
    failures.set(key, list);
    const eldest = failures.keys().next().value;
    if (failures.size > REMEMBERED && eldest !== undefined) failures.delete(eldest);
  };
  return {
    wait: (account, address, now) =>
      Math.max(
        waitOf(`account ${account}`, ACCOUNT_LIMIT, now),
        waitOf(`address ${address}`, ADDRESS_LIMIT, now),
      ),
    failed(account, address, now) {
      note(`account ${account}`, now);
      note(`address ${address}`, now);
    },
    succeeded(account, address) {
      failures.delete(`account ${account}`);
      failures.get(`address ${address}`)?.pop();
    },
  };
}

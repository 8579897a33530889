/** Names that a window has in hand while it lives. */
interface Claims {
  /** Claims a name; the returned function gives it up. */
  claim(name: string): () => void;
  /** What other windows of this browser have in hand now; nothing where the browser cannot tell. */
  claimedElsewhere(): Promise<readonly string[]>;
}

const PREFIX = 'greenroom:claim:';

/** What the windows of one browser have in hand, told by Web Locks: a window that goes gives up its claims by itself. */
export function openClaims(tab: string, locks = navigator.locks as LockManager | undefined): Claims {
  const lockOf = (name: string) => PREFIX + JSON.stringify([tab, name]);
  return {
    claim(name) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      void locks?.request(lockOf(name), () => released).catch(() => undefined);
      return release;
    },
    async claimedElsewhere() {
      const known = await locks?.query().catch(() => undefined);
      return (known?.held ?? []).flatMap(({ name = '' }) => {
        if (!name.startsWith(PREFIX)) return [];
        const [owner, claimed] = JSON.parse(name.slice(PREFIX.length)) as [string, string];
        return owner === tab ? [] : [claimed];
      });
    },
  };
}

/** The open streams of events, by session: they end with it. */
export interface SessionStreams {
  /** Notes a stream; the returned function forgets it. */
  add(stream: { readonly tokenHash: string; readonly staffId: string; end(): void }): () => void;
  /** How many a session has open. */
  count(tokenHash: string): number;
  /** How many are open. */
  size(): number;
  endSession(tokenHash: string): void;
  endPerson(staffId: string): void;
  endAll(): void;
}

/** The streams of this process. */
export function sessionStreams(): SessionStreams {
  type Stream = Parameters<SessionStreams['add']>[0];
  const open = new Set<Stream>();
  const endThose = (matches: (stream: Stream) => boolean) =>
    [...open].filter(matches).forEach((stream) => stream.end());
  return {
    add(stream) {
      open.add(stream);
      return () => void open.delete(stream);
    },
    count: (tokenHash) => [...open].filter((stream) => stream.tokenHash === tokenHash).length,
    size: () => open.size,
    endSession: (tokenHash) => endThose((stream) => stream.tokenHash === tokenHash),
    endPerson: (staffId) => endThose((stream) => stream.staffId === staffId),
    endAll: () => endThose(() => true),
  };
}

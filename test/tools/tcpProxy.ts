import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to another port that can be broken and mended. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections and takes no more, as a server does that goes away. */
  cut(): void;
  /** Lets nothing through any more and says nothing of it, as a network does that lost its way. */
  hang(): void;
  /** The same for good with the connections that there are: others go through. */
  lose(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Leads to that port of 127.0.0.1. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const lost = new Set<Socket>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (state === 'hanging') socket.pause();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    [near, far].forEach(keep);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (state === 'hanging') [near, far].forEach((socket) => socket.pause());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      sockets.forEach((socket) => socket.resetAndDestroy());
    },
    hang() {
      state = 'hanging';
      sockets.forEach((socket) => socket.pause());
    },
    lose() {
      sockets.forEach((socket) => lost.add(socket.pause()));
    },
    mend() {
      state = 'open';
      sockets.forEach((socket) => !lost.has(socket) && socket.resume());
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

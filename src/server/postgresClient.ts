import { Client, type ClientConfig } from 'pg';

/** A connection of one's own, not open yet, with limits beside the usual ones, and an ear for its loss: an error that nobody hears would end the process. */
export function newClient(url: string, limits: ClientConfig = {}): Client {
  const usual = { connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 };
  const client = new Client({ ...usual, ...limits });
  client.on('error', () => undefined);
  return client;
}

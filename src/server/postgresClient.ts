import { Client } from 'pg';

/** A connection of one's own, not open yet, with an ear for its loss: an error that nobody hears would end the process. */
export function newClient(url: string): Client {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  return client;
}

import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';

/** An S3 server over a folder, with one bucket: on a port that it tells, until who started it lets go. */
const [directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // It reads the address of a bucket otherwise than it is signed.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket }],
});
// As S3 does, it shows what is put once it is whole.
const { store } = server;
const put = store.putContent.bind(store);
store.putContent = async (path, content) => {
  const part = `${path}.${randomUUID()}.part`;
  const told = await put(part, content);
  await rename(part, path);
  return told;
};
process.on('disconnect', () => process.exit());
server.run().then(({ port }) => process.send(port));

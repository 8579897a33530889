import { S3Client } from '@aws-sdk/client-s3';

/** A bucket, and what stands before each key of the installation there: nothing, or words with a slash at their end. */
export interface Bucket {
  readonly name: string;
  readonly prefix: string;
  /** For what is answered soon: it waits for the answer to begin, and leaves a body to who reads it. */
  readonly quick: S3Client;
  /** For what takes long: it waits as long as something moves. */
  readonly steady: S3Client;
}

/** Milliseconds: with a second try, nobody waits for ten seconds. */
const CONNECTS = 2000;
/** How long S3 may say nothing, in milliseconds. */
export const PATIENCE = 4000;
const TRIES = 2;
/** Each film that somebody watches holds a connection. */
const CONNECTIONS = { maxSockets: 1000, keepAlive: true };

/** The bucket that an S3_URL names: `https://key:secret@host/bucket/prefix?region=…`. */
export function openBucket(url: string): Bucket {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const [name = '', ...prefix] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const client = (waits: { readonly requestTimeout: number } | { readonly socketTimeout: number }) =>
    new S3Client({
      endpoint: `${protocol}//${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
      // As every server of S3 understands it.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
      requestHandler: {
        connectionTimeout: CONNECTS,
        throwOnRequestTimeout: true,
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
        ...waits,
      },
    });
  return {
    name,
    prefix: prefix.map((word) => `${word}/`).join(''),
    quick: client({ requestTimeout: PATIENCE }),
    steady: client({ socketTimeout: PATIENCE }),
  };
}

import type { Kysely } from 'kysely';
import { key, needed } from '../../columns';

/** Uploads, the queues of encodings and mails, the history, and the calls already handled. */
export async function createWork(db: Kysely<unknown>): Promise<void> {
  await createUploads(db);
  await createOutbox(db);
  await db.schema
    .createTable('activity')
    .addColumn('activity_id', 'text', key)
    .addColumn('at', 'text', needed)
    .addColumn('staff_id', 'text', needed)
    .addColumn('script', 'text', needed)
    .addColumn('subject', 'text', needed)
    .addColumn('before', 'text', needed)
    .execute();
  await db.schema
    .createTable('handled_requests')
    .addColumn('request_id', 'text', needed)
    .addColumn('script', 'text', needed)
    .addColumn('reply', 'text', needed)
    .addColumn('at', 'text', needed)
    .addPrimaryKeyConstraint('handled_requests_key', ['request_id', 'script'])
    .execute();
  await db.schema.createIndex('activity_by_time').on('activity').column('at').execute();
  await db.schema.createIndex('activity_by_subject').on('activity').column('subject').execute();
  await db.schema.createIndex('handled_requests_by_time').on('handled_requests').column('at').execute();
}

async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload_processes')
    .addColumn('process_id', 'text', key)
    .addColumn('staff_id', 'text', needed)
    .addColumn('file_name', 'text', needed)
    .addColumn('file_size', 'bigint', needed)
    .addColumn('file_type', 'text', needed)
    .addColumn('update_id', 'text', needed)
    .addColumn('film_id', 'text')
    .addColumn('stage', 'text', needed)
    .addColumn('created_at', 'text', needed)
    .execute();
  await db.schema
    .createTable('encoding_jobs')
    .addColumn('process_id', 'text', key)
    .addColumn('status', 'text', needed)
    .addColumn('progress', 'integer', needed)
    .addColumn('reason', 'text', needed)
    .addColumn('attempts', 'integer', needed)
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('queued_at', 'text', needed)
    .execute();
  await db.schema
    .createIndex('uploads_by_person')
    .on('upload_processes')
    .columns(['staff_id', 'created_at'])
    .execute();
  await db.schema.createIndex('uploads_by_update').on('upload_processes').column('update_id').execute();
  await db.schema
    .createIndex('encoding_queue')
    .on('encoding_jobs')
    .columns(['status', 'queued_at'])
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('mail_id', 'text', key)
    .addColumn('staff_id', 'text', needed)
    .addColumn('recipient', 'text', needed)
    .addColumn('subject', 'text', needed)
    .addColumn('sender', 'text', needed)
    .addColumn('reply_to', 'text', needed)
    .addColumn('html', 'text', needed)
    .addColumn('text', 'text', needed)
    .addColumn('reel_id', 'text')
    .addColumn('status', 'text', needed)
    .addColumn('reason', 'text', needed)
    .addColumn('attempts', 'integer', needed)
    .addColumn('worker', 'text')
    .addColumn('next_attempt_at', 'text', needed)
    .addColumn('created_at', 'text', needed)
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('mail_queue').on('outbox').columns(['status', 'next_attempt_at']).execute();
  await db.schema.createIndex('mails_by_time').on('outbox').column('created_at').execute();
}

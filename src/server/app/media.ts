import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { mediaBankUpload } from '../../contract/scripts';
import { registerEncodingManager } from '../encoding/manager';
import { registerFilmDelivery } from '../films/delivery';
import { sendRefusal, sendReply } from '../http/answers';
import { refusalOf } from '../http/errors';
import type { Installation } from '../installation';
import { registerPictureDelivery } from '../pictures/delivery';
import { registerResumeDelivery } from '../resumes/delivery';
import { hearOut } from '../uploads/hearOut';
import { receiveMultipart } from '../uploads/multipart';
import { registerResumable } from '../uploads/resumable';

/** The media bank (multipart and resumable uploads), the encoding manager, and the films and pictures for staff. */
export async function registerMedia(app: FastifyInstance, installation: Installation): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(`/mediabank/${mediaBankUpload.path}`, {
      handler: async (request, reply) => {
        await receiveMultipart(installation, request);
        return sendReply(reply, mediaBankUpload.reply.write('uploaded'));
      },
      errorHandler: async (error, request, reply) => {
        await hearOut(request.raw);
        if (!request.raw.complete) reply.header('connection', 'close');
        return sendRefusal(reply, refusalOf(error, request), mediaBankUpload);
      },
    });
  });
  await app.register(async (scope) => registerResumable(scope, installation));
  await app.register(async (scope) => registerEncodingManager(scope, installation));
  await app.register(async (scope) => registerFilmDelivery(scope, installation));
  await app.register(async (scope) => registerPictureDelivery(scope, installation));
  await app.register(async (scope) => registerResumeDelivery(scope, installation));
}

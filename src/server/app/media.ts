import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { mediaBankUpload } from '../../contract/scripts';
import { registerEncodingManager } from '../encoding/manager';
import { registerFilmDelivery } from '../films/delivery';
import { sendRefusal, sendReply } from '../http/answers';
import type { Installation } from '../installation';
import { registerPictureDelivery } from '../pictures/delivery';
import { registerResumeDelivery } from '../resumes/delivery';
import { sweepResumes } from '../resumes/sweep';
import { hearOut } from '../uploads/hearOut';
import { receiveMultipart } from '../uploads/multipart';
import { registerResumable } from '../uploads/resumable';
import { sweepNewFilmPictures } from '../uploads/newFilmPicture';
import { sweepParts, sweepProcesses } from '../uploads/sweep';
import { uploadRefusal } from '../uploads/uploadRefusal';
import { sweepNamedPictures } from './namedPictures';

const SWEEP_INTERVAL = 60 * 60 * 1000;

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
        return sendRefusal(reply, uploadRefusal(error, request), mediaBankUpload);
      },
    });
  });
  await app.register(async (scope) => registerResumable(scope, installation));
  await app.register(async (scope) => registerEncodingManager(scope, installation));
  await app.register(async (scope) => registerFilmDelivery(scope, installation));
  await app.register(async (scope) => registerPictureDelivery(scope, installation));
  await app.register(async (scope) => registerResumeDelivery(scope, installation));
  sweepNowAndThen(app, installation);
}

function sweepNowAndThen(app: FastifyInstance, installation: Installation): void {
  const sweep = async () => {
    for (const tenant of await installation.agencies()) {
      await sweepProcesses(tenant, new Date());
      await sweepParts(tenant, new Date());
      await sweepNewFilmPictures(tenant, new Date());
      await sweepResumes(tenant, new Date());
      await sweepNamedPictures(tenant, new Date());
    }
  };
  const run = () => void sweep().catch((error: unknown) => app.log.error(error));
  const timer = setInterval(run, SWEEP_INTERVAL);
  app.addHook('onReady', (done) => {
    run();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

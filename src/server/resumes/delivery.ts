import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import type { Installation } from '../installation';
import { sendResume } from '../media/delivery';
import { resumeOf } from './handlers';

interface Asked {
  Params: { readonly talentId: string };
}

/** Talents' resumes, for the staff of the agency whose talents they are. */
export function registerResumeDelivery(scope: FastifyInstance, installation: Installation): void {
  scope.get<Asked>('/media/talents/:talentId/resume.pdf', async (request, reply) => {
    const { tenant } = await visitorOf(installation, request);
    const resume = await resumeOf(tenant.catalogue, request.params.talentId);
    if (!resume) return sendRefusal(reply, { kind: 'notFound' });
    return sendResume(reply, tenant, resume.file_name, resume.original_name);
  });
}

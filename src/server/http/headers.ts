import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { originsOf } from '../originsOf';
import type { Settings } from '../settings';

/**
 * The headers that keep a page to itself. Scripts and style sheets come from here only; style attributes, pictures of
 * PUBLIC_URL and agencies' `logos` are let through for mails, which are shown without their sheets. An area that serves
 * pages of its own sets its own policy.
 */
export function addHeaders(app: FastifyInstance, settings: Settings, logos: readonly string[]): void {
  const secure = settings.publicUrl.startsWith('https:');
  const add = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...new Set(originsOf([settings.publicUrl, ...logos]))],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => add(request.raw, reply.raw, () => next()));
}

import type { Page, Request } from 'playwright-core';
import { signIn, STAFF } from './page';

/** A question of a script: its path, what it was asked, and the bytes of its answer on the way. */
export interface Question {
  readonly path: string;
  readonly asked: URLSearchParams;
  readonly bytes: number;
}

/** The bytes of all answers. */
export const weight = (questions: readonly Question[]) =>
  questions.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Signs in, and tells what was asked until nothing more is, and how many milliseconds it took until the dashboard showed its
 * films. Whether there is a session, the past of the window decides: that question does not count.
 */
export async function weighSignIn(
  office: Page,
): Promise<{ readonly questions: readonly Question[]; readonly took: number }> {
  const answers: Promise<Question>[] = [];
  const hear = (request: Request) => {
    const path = new URL(request.url()).pathname.replace(/.*\//, '');
    const asked = new URLSearchParams(request.postData() ?? '');
    if (!path.endsWith('.php') || path === 'GetSession.php') return;
    answers.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, asked, bytes })));
  };
  office.on('requestfinished', hear);
  const begun = performance.now();
  await signIn(office, STAFF);
  await office.getByRole('region', { name: 'Newest films' }).getByRole('link').first().waitFor();
  const took = performance.now() - begun;
  await office.waitForLoadState('networkidle');
  office.off('requestfinished', hear);
  return { questions: await Promise.all(answers), took };
}

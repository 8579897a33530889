import { fill } from '../../../contract/letter/fill';

type Values = Readonly<Record<string, string>>;

/** A layout has few forms; each is compiled once. */
const compiled = new Map<string, Promise<string>>();

/** MJML with `{{name}}` places → HTML with the values, which are HTML already, in their places. */
export const fillMjml = async (source: string, values: Values): Promise<string> =>
  fill(await compileOnce(source), values);

/** MJML → HTML, in which its places stand as they did. */
export async function compileOnce(source: string): Promise<string> {
  let html = compiled.get(source);
  if (html === undefined) {
    html = compile(source);
    html.catch(() => compiled.delete(source));
    compiled.set(source, html);
  }
  return html;
}

/** MJML is large and slow to load, and most processes render no mail: it is loaded with the first. */
async function compile(source: string): Promise<string> {
  const { default: mjml2html } = await import('mjml');
  const { html, errors } = await mjml2html(source, {
    fonts: {},
    keepComments: false,
    validationLevel: 'soft',
  });
  if (errors.length > 0) throw new Error(`The mail layout is not valid MJML: ${errors[0]?.message}`);
  return html;
}

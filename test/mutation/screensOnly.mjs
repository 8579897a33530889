import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { sourcesOfSagas } from './sagas.mjs';

/** What stands in the code of sagas, but for what is only passed on by name. */
const bodies = sourcesOfSagas()
  .map(({ text }) => text.replace(/^(?:import|export)[^;(]*?\{[^}]*\}[^;]*;/gm, ''))
  .join('\n');

/** Where a selector is named other than to define it. */
const isRead = (name) => new RegExp(`\\b${name}\\b(?!\\s*(?::|=[^>]))`).test(bodies);

const nameOf = ({ node }) => {
  if (node.type === 'ObjectProperty' && node.key.type === 'Identifier') return node.key.name;
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : '';
};

/** No recording has screens: a selector that neither a saga nor another selector reads is for their own tests to notice. */
const screensOnly = {
  shouldIgnore(path) {
    const name = nameOf(path);
    return /^select[A-Z]/.test(name) && !isRead(name) ? 'read by screens only' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'screensOnly', screensOnly)];

import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusalsFor } from './importZones.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** An import of ours is told by its path alone: no file is looked for. */
const importZones = {
  create(context) {
    const path = relative(root, context.filename);
    const refusalsOf = refusalsFor(path);
    const judge = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      for (const message of refusalsOf(join(dirname(path), source.value)))
        context.report({ node: source, message });
    };
    return {
      ImportDeclaration: judge,
      ImportExpression: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
    };
  },
};

const iconAttributes = ['icon', 'leftIcon', 'rightIcon', 'endIcon'];

/** Refuses `icon="cross"`, `icon={'cross'}` and `icon={a ? 'cross' : 'tick'}`. */
const iconsByComponent = {
  create(context) {
    const judge = (node) => {
      if (node?.type === 'JSXExpressionContainer') judge(node.expression);
      if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(judge);
      if (node?.type === 'Literal')
        context.report({
          node,
          message: 'An icon by its name loads all of them: pass its component from @blueprintjs/icons.',
        });
    };
    return {
      JSXAttribute({ name, value }) {
        if (iconAttributes.includes(name.name)) judge(value);
      },
    };
  },
};

/** Refuses a comment that switches rules off. It is told of the file's first character, which no such comment covers. */
const noneSwitchedOff = {
  create({ sourceCode, report }) {
    return {
      Program() {
        if (sourceCode.getAllComments().some(({ value }) => /^\s*oxlint-/.test(value)))
          report({ loc: { line: 1, column: 0 }, message: 'No rule is switched off by a comment.' });
      },
    };
  },
};

/** The rules that only this house has, as a plugin of Oxlint. */
export default {
  meta: { name: 'house' },
  rules: {
    'import-zones': importZones,
    'icons-by-component': iconsByComponent,
    'none-switched-off': noneSwitchedOff,
  },
};

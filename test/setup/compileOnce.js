const vm = require('node:vm');

/**
 * Jest compiles each module anew for each test file: in one worker all but the first have it from V8's cache of that
 * source. Takes the place of `vm.compileFunction` in the worker.
 */
const compile = vm.compileFunction;
const known = new Map();

vm.compileFunction = (code, parameters, options) => {
  const before = known.get(options.filename);
  if (before?.code === code) return compile(code, parameters, { ...options, cachedData: before.cachedData });
  const compiled = compile(code, parameters, { ...options, produceCachedData: true });
  if (compiled.cachedData) known.set(options.filename, { code, cachedData: compiled.cachedData });
  return compiled;
};

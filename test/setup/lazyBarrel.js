/**
 * Blueprint's indexes require some 3,000 files, of which a test draws a few: here each is required once its export is
 * looked at. What an index does with a module otherwise stays as it is.
 */
module.exports = {
  process(source) {
    let code = source;
    for (const [line, name, path] of source.matchAll(/^(?:var|const) (\w+) = require\("(\.[^"]+)"\);$/gm)) {
      const uses = new RegExp(`\\b${name}\\b`, 'g');
      const getters = new RegExp(
        `(get: function \\(\\) \\{ return [^;}]*?)\\b${name}\\b(?=[^;}]*; \\} )`,
        'g',
      );
      const inGetters = code.match(getters)?.length ?? 0;
      if (code.match(uses).length !== inGetters + 1) continue;
      code = code.replace(line, '').replace(getters, `$1require("${path}")`);
    }
    return { code };
  },
};

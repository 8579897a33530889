/** For webpack; Jest compiles by itself (test/setup/shared.js). Who runs the code decides which language level it is compiled to. */
module.exports = (api) => {
  const runsInNode = api.caller((caller) => caller?.target?.startsWith('node'));
  return {
    presets: [
      [
        '@babel/preset-env',
        { targets: runsInNode ? { node: '20' } : 'last 2 years, not dead', bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { allowDeclareFields: true, onlyRemoveTypeImports: true }],
    ],
  };
};

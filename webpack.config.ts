import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import type { JsMinifyOptions } from '@swc/core';
import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const production = process.env.NODE_ENV === 'production';
const mode = production ? 'production' : 'development';
const { version } = JSON.parse(readFileSync(resolve(__dirname, 'package.json'), 'utf8')) as {
  version: string;
};

/**
 * What both programs share: where modules are found, how TypeScript is compiled, and the cache that keeps a rebuild short while
 * one develops. Production has none but Babel's: out of webpack's came modules that called what others export by former
 * shortened names (mangleExports), so that an updated office did not run.
 */
const shared = (name: string): Configuration => ({
  name,
  mode,
  context: __dirname,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: [resolve(__dirname, 'src')],
        use: { loader: 'babel-loader', options: { cacheDirectory: true } },
      },
    ],
  },
  cache: !production && {
    type: 'filesystem',
    buildDependencies: {
      config: [__filename, resolve(__dirname, 'babel.config.js'), resolve(__dirname, 'package-lock.json')],
    },
  },
  stats: 'errors-warnings',
  performance: false,
});

const buildConstants = new webpack.DefinePlugin({ 'process.env.GREENROOM_BUILD': JSON.stringify(version) });

/** Assets that a browser asks for, compressed once at build time so that the server only has to pick the file. */
const precompressed = [
  new CompressionPlugin<BrotliOptions>({
    test: /\.(js|css|html|svg|json)$/,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 1,
  }),
  new CompressionPlugin({ test: /\.(js|css|html|svg|json)$/, filename: '[path][base].gz', minRatio: 1 }),
];

/** The texts of a language as syntax trees: read once at build time, so that no parser travels to the browser. */
const compileTexts = (source: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(source) as Record<string, string>).map(([id, text]) => [
      id,
      parseMessage(text),
    ]),
  );

/** What a chunk is made of that is there before any screen behind sign-in comes with it: no screen's chunk holds it again. */
const madeOf = (chunk: string, priority: number) => ({
  enforce: true,
  priority,
  type: /^javascript/,
  test: (module: webpack.Module, { chunkGraph }: { readonly chunkGraph: webpack.ChunkGraph }) =>
    chunkGraph.getModuleChunks(module).some(({ name }) => name === chunk),
});

/** The workflows, and the frame of bar and panel around every screen. */
const shownFirst = {
  workflows: { name: 'workflows', ...madeOf('work', 2) },
  frame: { name: 'frame', ...madeOf('layout', 1) },
};

const officeBase = shared('office');

const packages = resolve(__dirname, 'node_modules');

/** What packages carry to warn developers: react-router's exports name no other files, Blueprint keeps its texts apart. */
const withoutWarnings = {
  'react-router$': resolve(packages, 'react-router/dist/production'),
  'react-router/dom$': resolve(packages, 'react-router/dist/production/dom-export'),
  [resolve(packages, '@blueprintjs/core/lib/esm/common/errors')]: false as const,
};

/** The single-page application: sign-in first, every screen and every heavy library in a chunk of its own. */
const office: Configuration = {
  ...officeBase,
  target: ['web', 'es2022'],
  entry: './src/office/app/main.tsx',
  devtool: production ? 'source-map' : 'cheap-module-source-map',
  output: {
    path: resolve(__dirname, 'build/office'),
    publicPath: '/',
    // No names: what all chunks are called is part of the first load.
    filename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
    chunkFilename: production ? 'assets/[id].[contenthash:6].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
    clean: true,
  },
  resolve: {
    ...officeBase.resolve,
    alias: {
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      // Only yup's camelCase() and its like need it: here the contract says how the wire spells a field.
      'tiny-case$': false,
      // The frame has a dialog of keys that comes when it is asked for.
      [resolve(packages, '@blueprintjs/core/lib/esm/components/hotkeys/hotkeysDialog')]: false,
      ...(production && withoutWarnings),
    },
  },
  module: {
    rules: [
      { test: resolve(__dirname, 'locales'), type: 'json', parser: { parse: compileTexts } },
      ...(officeBase.module?.rules ?? []),
      // A module of ours only acts when something in it is used: what a barrel exports for others is left to their chunks.
      { test: resolve(__dirname, 'src'), exclude: /\.css$/, sideEffects: false },
      // Packages that call themselves free of side effects would otherwise lose their style sheets.
      { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(png|jpe?g|webp|svg|woff2?)$/, type: 'asset' },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin<JsMinifyOptions>({
        // As short as terser's, in a tenth of its time.
        minify: MinimizerPlugin.swcMinify,
        // Reading a property does nothing: so what only a component that nobody uses is called can go with it.
        minimizerOptions: { compress: { passes: 4, pure_getters: true }, mangle: true },
      }),
      // Blueprint's relative colours (calc over l, c, h) are not yet read by cssnano's calc.
      new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
    ],
    runtimeChunk: 'single',
    // What modules call what they give each other: as short as may be.
    mangleExports: 'size',
    splitChunks: { chunks: 'async', cacheGroups: shownFirst },
  },
  plugins: [
    buildConstants,
    new HtmlWebpackPlugin({ template: 'static/index.html', scriptLoading: 'defer' }),
    new MiniCssExtractPlugin({
      filename: production ? 'assets/[name].[contenthash:6].css' : 'assets/[name].css',
      chunkFilename: production ? 'assets/[id].[contenthash:6].css' : 'assets/[name].css',
      ignoreOrder: true,
    }),
    new CopyPlugin({
      patterns: [
        {
          from: 'static',
          globOptions: { ignore: ['**/index.html', '**/static/demo/**', '**/static/reel/**'] },
          noErrorOnMissing: true,
        },
      ],
    }),
    new webpack.NormalModuleReplacementPlugin(
      /^\.\/iconLoader$/,
      resolve(__dirname, 'src/office/app/iconLoader.ts'),
    ),
    new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /[/\\](fr|es|zh-cn|ja)(\.js)?$/),
    ...(production ? precompressed : []),
  ],
};

/**
 * Compiled into the program: what is published as ES modules only, which CommonJS cannot require quietly on every Node, and
 * Kysely, whose hundreds of small files take longer to find than to run.
 */
const compiledIn = /^(@tus\/|srvx|kysely$)/;

/** The companion server: our code in one file; most packages stay in node_modules. */
const server: Configuration = {
  ...shared('server'),
  target: 'node20',
  entry: './src/server/main.ts',
  devtool: 'source-map',
  output: {
    path: resolve(__dirname, 'build/server'),
    filename: 'main.js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  // The program finds its own folder at run time.
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false },
  externalsPresets: { node: true },
  externals: ({ request = '' }, decide) => {
    const ours = request.startsWith('.') || request.startsWith('/') || compiledIn.test(request);
    if (ours) decide();
    else decide(undefined, `commonjs ${request}`);
  },
  plugins: [buildConstants],
};

export default [office, server];

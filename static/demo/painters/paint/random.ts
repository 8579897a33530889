/** The demo's own streams of chance: the painters and the cards share them. */
export { between, pick, random, type Random } from '../../../../src/server/demo/random';

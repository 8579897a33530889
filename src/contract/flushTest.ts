/**
 * The path of the flush-test script under the backend's base path (spec section 7). It answers line by line, as long as this
 * many lines take with this pause after each, in milliseconds: whoever reads it sees whether a proxy holds answers back.
 */
export const FLUSH_TEST_PATH = 'FlushTest.php';
export const FLUSH_TEST_LINES = 8;
export const FLUSH_TEST_PAUSE = 250;

require('./compileOnce');

module.exports = require('jest-environment-jsdom').TestEnvironment;

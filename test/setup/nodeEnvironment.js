require('./compileOnce');

module.exports = require('jest-environment-node').TestEnvironment;

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

const folder = 'test/journals';

/** Where instrumented code looks for the fault that is switched on, and counts what it reaches. */
const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

let judging;

/**
 * The office with its faults is loaded once; Stryker runs this in a process of its own, in its copy of the project. The
 * bases are played before any fault is switched on: what leads there has recordings of its own.
 */
const judge = () => (judging ??= load());

async function load() {
  const loaded = await import(pathToFileURL(resolve('test/journal/support/judge.ts')).href);
  const { activeMutant } = stryker;
  stryker.activeMutant = undefined;
  loaded.playBases();
  stryker.activeMutant = activeMutant;
  return loaded;
}

/** Each recording is a test. The replay is synchronous and needs no page, so that a fault costs some milliseconds. */
class RecordingsRunner {
  /**
   * A fault in what runs once, while a module is loaded, is set aside (`ignoreStatic`); one that runs then as well is switched on
   * after it. So no fault needs a process of its own, in which the office would be loaded again.
   */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    await judge();
    const result = await this.play({ names: recordings(), bail: false });
    return { ...result, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    await judge();
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const noticed = noticedIn(activeMutant.fileName);
    const names = likelyFirst(testFilter ?? recordings(), noticed);
    const result = await this.play({ names, bail: !disableBail });
    const failed = result.tests.find(({ status }) => status === TestStatus.Failed);
    if (failed) noticed.set(failed.id, (noticed.get(failed.id) ?? 0) + 1);
    const endless = determineHitLimitReached(stryker.hitCount, hitLimit);
    stryker.activeMutant = undefined;
    return toMutantRunResult(endless ?? result);
  }

  async play({ names, bail }) {
    const { faultIn } = await judge();
    const tests = [];
    for (const name of names) {
      stryker.currentTestId = name;
      const test = played(name, faultIn);
      tests.push(test);
      if (bail && test.status === TestStatus.Failed) break;
    }
    stryker.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests };
  }
}

const recordings = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

const noticedByFile = new Map();

/** How many faults in a file each recording noticed so far. */
function noticedIn(fileName) {
  const noticed = noticedByFile.get(fileName) ?? new Map();
  noticedByFile.set(fileName, noticed);
  return noticed;
}

/** Recordings that noticed other faults in the same file come first, then the short ones: most faults end with the first. */
function likelyFirst(names, noticed) {
  const count = (name) => noticed.get(name) ?? 0;
  return [...names].sort((a, b) => count(b) - count(a) || sizeOf(a) - sizeOf(b));
}

const sizes = new Map();

function sizeOf(name) {
  if (!sizes.has(name)) sizes.set(name, statSync(join(folder, name)).size);
  return sizes.get(name);
}

function played(name, faultIn) {
  const fileName = join(folder, name);
  const begun = performance.now();
  const fault = faultOrError(() => faultIn(name, readFileSync(fileName, 'utf8')));
  const test = { id: name, name, fileName: resolve(fileName), timeSpentMs: performance.now() - begun };
  return fault === undefined
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: fault };
}

function faultOrError(check) {
  try {
    return check();
  } catch (error) {
    return String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'recordings', RecordingsRunner)];

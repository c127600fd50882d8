const { pathToFileURL } = require('node:url');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Loads spec files with Node's `import`, so that they share all modules. */
module.exports = class NativeRuntime {
  constructor(config, { global }) {
    const mocker = new ModuleMocker(global);
    const timers = new ModernFakeTimers({ config, global });
    global.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      setSystemTime: (time) => timers.setSystemTime(time),
      useRealTimers: () => timers.useRealTimers(),
    };
  }

  /** Jest's test framework keeps the state of one file, so each file gets a new one. */
  requireInternalModule(path) {
    delete globalThis[EVENT_HANDLERS];
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
};

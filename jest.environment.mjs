import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's proxy around the global object keeps V8 from optimizing uses of `Math` or `Float32Array`:
 * loops over pixels are ten times slower. This environment has a plain global object.
 */
export class PlainGlobalEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}

export default PlainGlobalEnvironment;

import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest puts a proxy before the global object of its specs to tidy up after them. Each mention of
 * `Math`, `Promise` or `Float32Array` then goes through that proxy, and V8 can optimize none of them:
 * loops over pixels took ten times as long as in the product. Here specs get a plain global object.
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

import { CheckedProduct, newAddress } from './document/checked-product.js';
import { successfulCalls } from './document/successful-calls.js';

/** A state works once, and a started response can only be aborted. */
const NOT_REPEATABLE = new Set([
  'finishGoogleSignIn',
  'exportMe',
  'readImageFile',
  'showShowcaseImage',
]);
/** An address may send twenty times as many mails as an account. */
const CALLS_BEYOND = 22;
/** Those of RFC 9110 and 5789 but CONNECT, which is for proxies, and one of WebDAV. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Per person: the world and the first test order and export less often. */
const OF_PERSON = { RATE_CHECKOUTS_PER_HOUR: '4', RATE_EXPORTS_PER_DAY: '1' };
/** Have their own limit besides the one on unanswered requests per address. */
const LIMITED = new Set([
  'register',
  'login',
  'requestVerifyToken',
  'forgotPassword',
  'exportMe',
  'replaceProfilePicture',
  'uploadPhoto',
  'examineProvenance',
  'matchContent',
  'matchBinding',
  'matchLargeBinding',
  'readManifest',
  'makePortraitAsVisitor',
  'makePortrait',
  'makeMultiReferenceImageAsVisitor',
  'makeMultiReferenceImage',
  'enhancePrompt',
  'readPrompt',
  'buyCredits',
  'subscribe',
  'declare',
]);

describe('the document tells every answer', () => {
  let product: CheckedProduct;
  beforeAll(async () => {
    product = await CheckedProduct.start(23600, OF_PERSON);
  }, 300_000);
  afterAll(() => product.stack.discard(), 120_000);

  it('of a call to each operation that it fulfils', async () => {
    const unfulfilled: string[] = [];
    for (const { operation, make } of successfulCalls(product.api)) {
      const status = await product.statusOf(operation, await make(product.world));
      if (status >= 300) unfulfilled.push(`${operation.id}: ${status}`);
    }
    expect(unfulfilled).toEqual([]);
  }, 180_000);

  it('of methods that a path does not have', async () => {
    const { api } = product;
    const problems: string[] = [];
    for (const path of new Set(api.operations.map((operation) => operation.path))) {
      for (const method of METHODS.filter((name) => !api.methodsOf(path).includes(name))) {
        problems.push(...(await product.problemsOfMethod(path, method)));
      }
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it('of calls while a service is away', async () => {
    const questions = successfulCalls(product.api).filter(
      ({ operation: { method, id } }) => method === 'GET' && !NOT_REPEATABLE.has(id),
    );
    const statuses = new Set<number>();
    for (const service of ['auth', 'billing', 'images', 'lenses']) {
      const isBack = product.stack.killProcess(service);
      for (const { operation, make } of questions) {
        statuses.add(await product.statusOf(operation, await make(product.world)));
      }
      await isBack;
    }
    expect(statuses).toContain(503);
  }, 180_000);

  it('of calls beyond every limit', async () => {
    const unlimited: string[] = [];
    for (const { operation, make } of successfulCalls(product.api)) {
      if (!LIMITED.has(operation.id)) continue;
      const address = newAddress();
      let status = 0;
      for (let n = 0; n < CALLS_BEYOND && status !== 429; n += 1)
        status = await product.statusOf(operation, await make(product.world), address);
      if (status !== 429) unlimited.push(operation.id);
    }
    expect(unlimited).toEqual([]);
  }, 180_000);
});

import { CheckedProduct } from '@likeness/e2e/document/checked-product';
import type { Operation } from '@likeness/e2e/document/api-document';
import type { SentRequest } from '@likeness/e2e/document/sent-request';
import { successfulCalls } from '@likeness/e2e/document/successful-calls';
import { memoryOf } from '@likeness/e2e/client/memory';
import * as fc from 'fast-check';
import { oddRequests } from './odd-requests.js';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** A count, not a duration: the same requests on every machine. */
const TURNS = Number(process.env.FUZZ_TURNS ?? 2);
const LIMIT_MS = TURNS * 120_000 + 240_000;
const REQUESTS_A_TURN = 6;
const TURNS_BETWEEN_FIGURES = 10;
const SHRINK_MS = 15_000;

describe('the API document describes every answer', () => {
  let product: CheckedProduct;
  beforeAll(async () => {
    product = await CheckedProduct.start(23600);
  }, 300_000);
  afterAll(() => product.discard(), 120_000);

  it(
    `to successful calls with one change (seed ${SEED})`,
    async () => {
      const { stack, world, document, coverage } = product;
      const google = await world.accounts.googleReturn();
      world.hold('googleCode', google.code);
      world.hold('googleState', google.state);
      world.hold('googleCookie', google.cookie);
      const calls = successfulCalls(document);
      for (const call of calls) await product.statusOf(call);
      const kinds = calls.map((call) => ({
        operation: call.operation,
        requests: oddRequests(call),
      }));
      const failures = new Map<Operation, string>();
      const pids = stack.pids();
      const printMemory = () =>
        process.stdout.write(`${coverage.sent} requests, MB ${memoryOf(stack.pids())}\n`);
      for (let turn = 0; turn < TURNS; turn += 1) {
        if (turn % TURNS_BETWEEN_FIGURES === 0) printMemory();
        for (const [index, { operation, requests }] of kinds.entries()) {
          if (failures.has(operation)) continue;
          const failure = await failureOf(requests, SEED + turn * kinds.length + index);
          if (failure !== undefined) failures.set(operation, failure);
        }
      }
      printMemory();
      expect([...failures.values()]).toEqual([]);
      expect(stack.pids()).toEqual(pids);
      expect(coverage.withoutSuccess(document.operations)).toEqual([]);
    },
    LIMIT_MS,
  );

  /** @returns the smallest request whose answer the document does not describe */
  async function failureOf(
    requests: fc.Arbitrary<SentRequest>,
    seed: number,
  ): Promise<string | undefined> {
    const property = fc.asyncProperty(requests, async (request) => {
      await product.statusOf(request);
    });
    const options = { seed, numRuns: REQUESTS_A_TURN, interruptAfterTimeLimit: SHRINK_MS };
    const found = await fc.check(property, options);
    // The time limit ended this turn before any request.
    if (!found.failed || found.counterexample === null) return undefined;
    const { errorInstance } = found;
    return errorInstance instanceof Error ? errorInstance.message : JSON.stringify(found);
  }
});

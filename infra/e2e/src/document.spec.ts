import { METHODS } from 'node:http';
import { fileURLToPath } from 'node:url';
import { TestStack } from '@likeness/testing/test-stack';
import * as fc from 'fast-check';
import { memoryOf } from './client/memory.js';
import { AnswerCheck } from './document/answer-check.js';
import { ApiDocument, type Operation } from './document/api-document.js';
import { Coverage } from './document/coverage.js';
import { requestsTo } from './document/nearly-fulfilled.js';
import { asCurl, send, wired } from './document/send.js';
import type { SentRequest } from './document/sent-request.js';
import { successfulCalls } from './document/successful-calls.js';
import { World } from './document/world.js';

/** Other requests by hand. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Turns, not time: the same requests on every machine. More by hand. */
const TURNS = Number(process.env.FUZZ_TURNS ?? 2);
const MOST_MS = TURNS * 120_000 + 240_000;
const REQUESTS_A_TURN = 6;
/** How often memory is told while there are many turns. */
const TURNS_BETWEEN_FIGURES = 10;
const SHRINK_MS = 15_000;
/** A state works once; an answer that has begun can only be broken off. */
const NOT_REPEATABLE = new Set([
  'finishGoogleSignIn',
  'exportMe',
  'readImageFile',
  'showShowcaseImage',
]);
/** One address may cause twenty times as many mails as one account. */
const CALLS_BEYOND = 22;
/** Programs can't send it to a server that is no proxy. */
const NOT_FOR_SERVERS = new Set(['CONNECT']);

/** Limits that let everything through, but for images, of which few shall be made. */
const OPEN = {
  SHOWCASE_DIR: fileURLToPath(new URL('../../../web/public/examples', import.meta.url)),
  RATE_UPLOADS_PER_MINUTE: '0',
  RATE_GENERATIONS_PER_MINUTE: '0',
  RATE_DECLARATIONS_PER_MINUTE: '0',
  AUTH_RATE_LOGIN_PER_MINUTE: '0',
  AUTH_RATE_MAIL_PER_HOUR: '0',
  RATE_PROVENANCE_PER_MINUTE: '0',
  RATE_CHECKOUTS_PER_HOUR: '0',
  RATE_EXPORTS_PER_DAY: '0',
  ANONYMOUS_GENERATIONS_PER_DAY: '4',
  ANONYMOUS_GENERATIONS_PER_ADDRESS: '6',
  STARTER_IMAGES_PER_HOUR: '6',
  PRO_IMAGES_PER_HOUR: '4',
};
const TIGHT = {
  RATE_UPLOADS_PER_MINUTE: '1',
  RATE_GENERATIONS_PER_MINUTE: '1',
  RATE_DECLARATIONS_PER_MINUTE: '1',
  AUTH_RATE_LOGIN_PER_MINUTE: '1',
  AUTH_RATE_MAIL_PER_HOUR: '1',
  RATE_PROVENANCE_PER_MINUTE: '1',
  RATE_CHECKOUTS_PER_HOUR: '1',
  RATE_EXPORTS_PER_DAY: '1',
};
/** Have a limit of their own, besides the one on requests of an address that are unanswered. */
const LIMITED = new Set([
  'register',
  'login',
  'requestVerifyToken',
  'forgotPassword',
  'exportMe',
  'replaceProfilePicture',
  'uploadPhoto',
  'examineProvenance',
  'makePortraitAsVisitor',
  'makePortrait',
  'makeMultiReferenceImageAsVisitor',
  'makeMultiReferenceImage',
  'enhancePrompt',
  'buyCredits',
  'subscribe',
  'declare',
]);

describe('the document tells every answer', () => {
  const stack = new TestStack({ port: 23600 });
  const coverage = new Coverage();
  let document: ApiDocument;
  let check: AnswerCheck;
  let world: World;

  beforeAll(async () => {
    await stack.start(OPEN);
    document = await ApiDocument.of(stack.address);
    check = new AnswerCheck(document);
    world = await World.of(stack.address);
  }, 300_000);
  afterAll(async () => {
    process.stdout.write(`${coverage.table(document.operations)}\n`);
    await stack.discard();
  }, 120_000);

  /** @throws Error with the command that repeats it, when the document does not tell the answer */
  async function expectTold(request: SentRequest): Promise<number> {
    const wire = await wired(request, await world.credentials(request.person), world.fill);
    const answer = await send(stack.address, wire);
    coverage.count(request.operation, answer.status);
    const problems = check.problemsOf(request, answer);
    if (problems.length > 0) {
      throw new Error(`${problems.join('\n')}\n${asCurl(stack.address, wire)}`);
    }
    return answer.status;
  }

  it('of a call to each operation that it fulfils', async () => {
    const google = await world.googleReturn();
    world.hold('googleCode', google.code);
    world.hold('googleState', google.state);
    world.hold('googleCookie', google.cookie);
    const unfulfilled: string[] = [];
    for (const call of successfulCalls(document)) {
      const status = await expectTold(call);
      if (status >= 300) unfulfilled.push(`${call.operation.id}: ${status}`);
    }
    expect(unfulfilled).toEqual([]);
  }, 180_000);

  it('of methods that a path does not have', async () => {
    const problems: string[] = [];
    for (const path of new Set(document.operations.map((operation) => operation.path))) {
      const own = new Set(document.methodsOf(path));
      const target = path.replaceAll(/\{\w+\}/g, 'x');
      for (const method of METHODS) {
        if (own.has(method) || NOT_FOR_SERVERS.has(method)) continue;
        const answer = await send(stack.address, { method, target, headers: {}, body: undefined });
        problems.push(...check.problemsOfUnknownMethod(path, method, answer));
      }
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it(
    `of requests as it wants them, nearly so, and broken (seed ${SEED})`,
    async () => {
      const kinds = successfulCalls(document).map((call) => ({
        operation: call.operation,
        requests: requestsTo(call, document),
      }));
      const failures = new Map<Operation, string>();
      const pids = stack.pids();
      const tell = () =>
        process.stdout.write(`${coverage.sent} requests, MB ${memoryOf(stack.pids())}\n`);
      for (let turn = 0; turn < TURNS; turn += 1) {
        if (turn % TURNS_BETWEEN_FIGURES === 0) tell();
        for (const [index, { operation, requests }] of kinds.entries()) {
          if (failures.has(operation)) continue;
          const failure = await told(requests, SEED + turn * kinds.length + index);
          if (failure !== undefined) failures.set(operation, failure);
        }
      }
      tell();
      expect([...failures.values()]).toEqual([]);
      expect(stack.pids()).toEqual(pids);
      expect(coverage.withoutSuccess(document.operations)).toEqual([]);
    },
    MOST_MS,
  );

  it('of calls while a service is away', async () => {
    const questions = successfulCalls(document).filter(
      ({ method, operation }) => method === 'GET' && !NOT_REPEATABLE.has(operation.id),
    );
    const statuses = new Set<number>();
    for (const service of ['auth', 'billing', 'images', 'lenses']) {
      const isBack = stack.killProcess(service);
      for (const question of questions) statuses.add(await expectTold(question));
      await isBack;
    }
    expect(statuses).toContain(503);
  }, 180_000);

  it('of calls beyond every limit', async () => {
    await stack.stop();
    await stack.start({ ...OPEN, ...TIGHT });
    const unlimited: string[] = [];
    for (const call of successfulCalls(document)) {
      if (!LIMITED.has(call.operation.id)) continue;
      let status = 0;
      for (let n = 0; n < CALLS_BEYOND && status !== 429; n += 1) status = await expectTold(call);
      if (status !== 429) unlimited.push(call.operation.id);
    }
    expect(unlimited).toEqual([]);
  }, 180_000);

  /** @returns the smallest request found whose answer the document does not tell */
  async function told(
    requests: fc.Arbitrary<SentRequest>,
    seed: number,
  ): Promise<string | undefined> {
    const property = fc.asyncProperty(requests, async (request) => {
      await expectTold(request);
    });
    const options = { seed, numRuns: REQUESTS_A_TURN, interruptAfterTimeLimit: SHRINK_MS };
    const found = await fc.check(property, options);
    // A turn that no request has ended within its time says nothing.
    if (!found.failed || found.counterexample === null) return undefined;
    const { errorInstance } = found;
    return errorInstance instanceof Error ? errorInstance.message : JSON.stringify(found);
  }
});

import { fileURLToPath } from 'node:url';
import { TestStack } from '@likeness/testing/test-stack';
import { AnswerCheck } from './answer-check.js';
import { ApiDocument } from './api-document.js';
import { Coverage } from './coverage.js';
import { asCurl, send, wired } from './send.js';
import type { SentRequest } from './sent-request.js';
import { World } from './world.js';

/** Disables limits except for images, of which the tests create few. */
const OPEN_LIMITS = {
  SHOWCASE_DIR: fileURLToPath(new URL('../../../../web/public/examples', import.meta.url)),
  RATE_READS_PER_MINUTE: '0',
  RATE_CHANGES_PER_MINUTE: '0',
  RATE_PROMPTS_PER_MINUTE: '0',
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

/** A running stack whose every answer is checked against the API document. */
export class CheckedProduct {
  readonly #check: AnswerCheck;

  private constructor(
    readonly stack: TestStack,
    readonly coverage: Coverage,
    readonly document: ApiDocument,
    readonly world: World,
  ) {
    this.#check = new AnswerCheck(document);
  }

  static async start(port: number): Promise<CheckedProduct> {
    const stack = new TestStack({ port });
    await stack.start(OPEN_LIMITS);
    const document = await ApiDocument.of(stack.address);
    return new CheckedProduct(stack, new Coverage(), document, await World.of(stack.address));
  }

  async restart(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.stack.stop();
    await this.stack.start({ ...OPEN_LIMITS, ...settings });
  }

  /** @throws Error with a command to repeat a request whose answer is undocumented */
  async statusOf(request: SentRequest): Promise<number> {
    const { stack, world } = this;
    const wire = await wired(request, await world.credentials(request.person), world.fill);
    const answer = await send(stack.address, wire);
    this.coverage.count(request.operation, answer.status);
    const problems = this.#check.problemsOf(request, answer);
    if (problems.length > 0) {
      throw new Error(`${problems.join('\n')}\n${asCurl(stack.address, wire)}`);
    }
    return answer.status;
  }

  /** @returns problems of the answer */
  async problemsOfUnknownMethod(path: string, method: string): Promise<string[]> {
    const target = path.replaceAll(/\{\w+\}/g, 'x');
    const wire = { method, target, headers: {}, body: undefined };
    return this.#check.problemsOfUnknownMethod(path, method, await send(this.stack.address, wire));
  }

  async discard(): Promise<void> {
    process.stdout.write(`${this.coverage.table(this.document.operations)}\n`);
    await this.stack.discard();
  }
}

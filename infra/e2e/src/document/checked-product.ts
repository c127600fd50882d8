import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { TestStack } from '@likeness/testing/test-stack';
import { ApiCheck, type Operation } from './api-check.js';
import type { Call } from './successful-calls.js';
import { newWorld, type World } from './world.js';

/** Limits that the tests exceed soon. Each request has an address of its own unless it names one. */
const LIMITS = {
  SHOWCASE_DIR: fileURLToPath(new URL('../../../../web/public/examples', import.meta.url)),
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_PROMPTS_PER_MINUTE: '1',
  RATE_UPLOADS_PER_MINUTE: '1',
  RATE_GENERATIONS_PER_MINUTE: '1',
  RATE_DECLARATIONS_PER_MINUTE: '1',
  AUTH_RATE_LOGIN_PER_MINUTE: '1',
  AUTH_RATE_MAIL_PER_HOUR: '1',
  RATE_PROVENANCE_PER_MINUTE: '1',
  ANONYMOUS_GENERATIONS_PER_DAY: '4',
  ANONYMOUS_GENERATIONS_PER_ADDRESS: '6',
  STARTER_IMAGES_PER_HOUR: '6',
  PRO_IMAGES_PER_HOUR: '4',
};

let addresses = 0;
export function newAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** A running stack whose every answer is checked against the API document. */
export class CheckedProduct {
  private constructor(
    readonly stack: TestStack,
    readonly api: ApiCheck,
    readonly world: World,
  ) {}

  static async start(port: number, settings: Readonly<Record<string, string>> = {}) {
    const stack = new TestStack({ port });
    await stack.start({ ...LIMITS, ...settings });
    const raw = (await (await fetch(`${stack.address}/api/docs/openapi.json`)).json()) as object;
    const send: typeof fetch = (input, init) =>
      fetch(input, {
        ...init,
        headers: { 'x-forwarded-for': newAddress(), ...(init?.headers as object) },
      });
    return new CheckedProduct(stack, new ApiCheck(raw), await newWorld(stack.address, send));
  }

  /** @throws Error for an undocumented answer */
  async statusOf(operation: Operation, call: Call, address = newAddress()): Promise<number> {
    const { caller, path = {}, query = {}, body } = call;
    const filled = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => encodeURIComponent((path[name] ?? '').toWellFormed()) || '%20',
    );
    const search = new URLSearchParams(query).toString();
    const isJson = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
    const answer = await fetch(`${this.stack.address}${filled}${search && `?${search}`}`, {
      method: operation.method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(await this.world.credentials(caller)),
        ...(isJson && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    });
    const problems = await this.api.problemsOf(operation, answer);
    if (problems.length === 0) return answer.status;
    throw new Error([...problems, `${operation.id} ${JSON.stringify(call)}`].join('\n'));
  }

  /** @returns problems of the answer to a method that the path does not have */
  async problemsOfMethod(path: string, method: string): Promise<string[]> {
    // `fetch` refuses to send TRACE.
    const answer = await new Promise<Response>((resolve, reject) => {
      const address = this.stack.address + path.replaceAll(/\{\w+\}/g, 'x');
      const sent = request(address, { method }, (message) => {
        const headers = message.headers as Record<string, string>;
        text(message).then(
          (body) => resolve(new Response(body, { status: message.statusCode ?? 0, headers })),
          reject,
        );
      });
      sent.on('error', reject).end();
    });
    return this.api.problemsOfMethod(path, method, answer);
  }
}

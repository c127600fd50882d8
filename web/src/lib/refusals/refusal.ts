import type { ErrorBody } from '@likeness/contracts/errors/error-body';
import * as text from './messages.js';
import type { Refusal } from './refused-call.js';

/** A code of accounts, such as `LOGIN_BAD_CREDENTIALS`, or `Unauthorized`: callers compare them. */
const isCode = (detail: string) => /^\w+$/.test(detail);

async function wordsOf(refusal: Refusal): Promise<string> {
  if (isCode(refusal.detail)) return refusal.detail;
  return (await text.load())?.germanOf(refusal) ?? text.refused;
}

/** Translates the body of a refused call. @param seconds until the next try, or NaN */
export async function translateBody(
  body: Record<string, unknown>,
  status: number,
  seconds: number,
): Promise<void> {
  const detail = body.detail ?? body.message ?? body.error;
  if (Array.isArray(detail)) await Promise.all(detail.map(translateField));
  if (typeof detail !== 'string') return;
  const { code, values } = body as Partial<ErrorBody>;
  const refusal = {
    status,
    code: code ?? null,
    detail,
    values,
    retryAfterSeconds: seconds || null,
  };
  body.detail = await wordsOf(refusal);
}

type FieldItem = { loc?: unknown; type?: unknown; msg?: unknown };

async function translateField(item: FieldItem): Promise<void> {
  const name: unknown = Array.isArray(item.loc) ? item.loc.at(-1) : undefined;
  item.msg = (await text.load())?.faultOfField(name, item.type) ?? text.refused;
}

/** Translates the refusals inside an answer, such as those of failed jobs. */
export async function withWords<Answer>(answer: Answer): Promise<Answer> {
  await Promise.all(refusalsIn(answer).map(translate));
  return answer;
}

type RefusalInAnswer = Pick<ErrorBody, 'code' | 'values'> &
  ({ detail: string } | { reason: string });

async function translate(refusal: RefusalInAnswer): Promise<void> {
  if ('detail' in refusal) refusal.detail = await wordsOf(refusal);
  else refusal.reason = await wordsOf({ ...refusal, detail: refusal.reason });
}

function refusalsIn(value: unknown): RefusalInAnswer[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return isRefusal(value) ? [value] : Object.values(value).flatMap(refusalsIn);
}

/** Codes of other kinds are in lower case. */
function isRefusal(value: object): value is RefusalInAnswer {
  const { code, detail, reason } = value as Record<string, unknown>;
  const hasWords = typeof detail === 'string' || typeof reason === 'string';
  return hasWords && typeof code === 'string' && /^[A-Z_]+$/.test(code);
}

import pTimeout from 'p-timeout';

export type Answered = {
  readonly status: number;
  readonly body: unknown;
};

/** Timeout per request. */
const GIVEN_UP_MS = 30_000;

/** Sends `count` requests at once; status 0 means no response. */
export async function burst(
  count: number,
  call: (index: number) => Promise<Response | Answered>,
): Promise<Answered[]> {
  const calls = Array.from({ length: count }, async (_, index): Promise<Answered> => {
    return pTimeout(call(index), { milliseconds: GIVEN_UP_MS, message: 'no answer' })
      .then(async (answer) => ({
        status: answer.status,
        body: answer instanceof Response ? await bodyOf(answer) : answer.body,
      }))
      .catch((error: unknown) => ({ status: 0, body: String(error) }));
  });
  return Promise.all(calls);
}

export function statusesOf(answers: readonly Answered[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return isJson && text !== '' ? JSON.parse(text) : text;
}

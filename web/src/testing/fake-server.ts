type Answer = { readonly status: number; readonly body?: unknown };
type Sent = { readonly call: string; readonly body: unknown };

/** Replaces `fetch` for this test: answers by method and path; records requests; responds with 404 otherwise. */
export function fakeServer(answers: Readonly<Record<string, Answer>>) {
  const sent: Sent[] = [];
  const current = { ...answers };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const path = typeof input === 'string' ? input : 'an unexpected kind of address';
    const call = `${init?.method ?? 'GET'} ${path}`;
    sent.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const { status, body } = current[call] ?? { status: 404, body: { detail: `no ${call}` } };
    return Promise.resolve(
      new Response(body === undefined ? null : JSON.stringify(body), { status }),
    );
  };
  vi.stubGlobal('fetch', fetch);
  return {
    sent,
    answer(call: string, answer: Answer): void {
      current[call] = answer;
    },
  };
}

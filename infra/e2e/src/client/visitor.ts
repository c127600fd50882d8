import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { EVENTS_PATH } from '@likeness/contracts/events/events-path';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { io, type Socket } from 'socket.io-client';
import { eventually } from './eventually.js';

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };

export const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const { status, headers } = response;
  const isJson = (headers.get('content-type') ?? '').includes('json');
  return {
    status,
    headers,
    body: (await (isJson ? response.json() : response.arrayBuffer())) as T,
  };
}

export type PortraitRequest = {
  readonly photos?: readonly SamplePhoto[];
  readonly fields?: Readonly<Record<string, string>>;
  readonly wait?: boolean;
};

export class Visitor {
  readonly events: LiveEvent[] = [];
  #cookies = new Map<string, string>();
  readonly #sockets: Socket[] = [];

  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
    private readonly send: typeof fetch = fetch,
  ) {}

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<T = unknown>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const cookie = this.cookieHeader();
    const response = await this.send(this.origin + path, {
      ...init,
      headers: { ...this.headers, ...(init.headers as object), ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
    return answerOf(response);
  }

  async agreeToFaceAnalysis(): Promise<void> {
    await this.call('/api/images/face-consent', { method: 'POST' });
  }

  async upload(photo: SamplePhoto): Promise<Answer<{ id: string; detail: string; code: string }>> {
    const form = new FormData();
    form.set('face_consent', 'true');
    form.set('file', blobOf(photo), photo.fileName);
    return this.call('/api/images/uploads', { method: 'POST', body: form });
  }

  async portrait<T = { job_id: string; generation_id: string; detail: string; code: string }>({
    photos = [],
    fields = {},
    wait = false,
  }: PortraitRequest): Promise<Answer<T>> {
    const form = new FormData();
    const all = { style: 'neon', gender: 'woman', face_consent: 'true', ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    for (const photo of photos) form.append('facial_feature_images', blobOf(photo), photo.fileName);
    return this.call<T>('/api/lenses/anonymous/portrait', {
      method: 'POST',
      body: form,
      headers: wait ? {} : { prefer: 'respond-async' },
    });
  }

  async listen(): Promise<void> {
    const cookie = this.cookieHeader();
    const socket = io(this.origin, {
      path: EVENTS_PATH,
      transports: ['websocket'],
      extraHeaders: { ...this.headers, cookie, origin: this.origin },
    });
    this.#sockets.push(socket);
    socket.onAny((_name: string, event: LiveEvent) => this.events.push(event));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }

  leave(): void {
    for (const socket of this.#sockets.splice(0)) socket.disconnect();
  }
}

export async function provenanceOf(
  person: Pick<Visitor, 'call'>,
  picture: Uint8Array,
): Promise<ProvenanceReport> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)]), 'picture.jpg');
  const sent = { method: 'POST', body };
  return (await person.call<ProvenanceReport>('/api/images/provenance', sent)).body;
}

/** A render takes seconds, and each question costs several processes some milliseconds. */
const PAUSE_MS = 300;

/** Waits for the end of a render. */
export async function ended(
  person: Pick<Visitor, 'call'>,
  job: string,
  limitMs = 240_000,
): Promise<RenderJob> {
  return eventually(
    async () => {
      const { status, body } = await person.call<RenderJob>(`/api/lenses/jobs/${job}`);
      return status === 200 && isFinal(body.state) && body;
    },
    limitMs,
    PAUSE_MS,
  );
}

export function numbered(index: number, count: number, generation: string = randomUUID()) {
  return {
    generation_id: generation,
    image_index: String(index),
    image_count: String(count),
  };
}

function blobOf(photo: SamplePhoto): Blob {
  return new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType });
}

import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import type { Body, Part, SentRequest } from './sent-request.js';

export type ReceivedAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type WireRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

/** Replaces a name of the world; returns other text unchanged. */
export type Fill = (text: string) => Promise<string | Buffer>;

const BOUNDARY = 'fuzz-7d1f';
const ANSWER_WITHIN_MS = 75_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Replaces names, escapes the path and encodes the body. */
export async function wired(
  sent: SentRequest,
  credentials: Readonly<Record<string, string>>,
  fill: Fill,
): Promise<WireRequest> {
  const filled = async (text: string) => String(await fill(text));
  let target = sent.operation.path;
  for (const [name, value] of Object.entries(sent.path)) {
    target = target.replace(`{${name}}`, encode(await filled(value)) || '%20');
  }
  const pairs = await Promise.all(
    sent.query.map(async ([name, value]) => `${encode(name)}=${encode(await filled(value))}`),
  );
  const headers: Record<string, string> = { ...credentials };
  for (const [name, value] of Object.entries(sent.headers)) headers[name] = await filled(value);
  const body = await bodyBytes(sent.body, fill);
  const type = typeOf(sent.body);
  if (type !== undefined) headers['content-type'] = type;
  if (body) {
    const isChunked = sent.body.kind === 'filler' && sent.body.chunked;
    if (isChunked) headers['transfer-encoding'] = 'chunked';
    else headers['content-length'] = String(body.length);
  }
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return { method: sent.method, target: target + (sent.slash ? '/' : '') + query, headers, body };
}

export async function send(origin: string, wire: WireRequest): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const { method, target, headers } = wire;
    const { hostname, port } = new URL(origin);
    const outgoing = httpRequest(
      { hostname, port, method, path: target, headers, agent, timeout: ANSWER_WITHIN_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer came')));
    outgoing.on('error', reject);
    outgoing.end(wire.body);
  });
}

export function asCurl(origin: string, { method, target, headers, body }: WireRequest): string {
  const parts = [`curl -i --path-as-is -X ${method}`, quoted(origin + target)];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'content-length') parts.push('-H', quoted(`${name}: ${value}`));
  }
  if (!body) return parts.join(' ');
  if (body.length > 4_000) return `${parts.join(' ')} # and a body of ${body.length} bytes`;
  return `printf %s ${body.toString('base64')} | base64 -d | ${parts.join(' ')} --data-binary @-`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A lone surrogate has no bytes, so it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function typeOf(body: Body): string | undefined {
  switch (body.kind) {
    case 'none':
      return undefined;
    case 'json':
      return body.type ?? 'application/json';
    case 'urlencoded':
      return 'application/x-www-form-urlencoded';
    case 'form':
      if (body.damage === 'no boundary') return 'multipart/form-data';
      return `multipart/form-data; boundary=${body.damage === 'other boundary' ? 'x' : BOUNDARY}`;
    default:
      return body.type;
  }
}

async function bodyBytes(body: Body, fill: Fill): Promise<Buffer | undefined> {
  switch (body.kind) {
    case 'none':
      return undefined;
    case 'json':
      return Buffer.from(JSON.stringify(await deeply(body.value, fill)) ?? '');
    case 'urlencoded': {
      const pairs = await Promise.all(
        body.fields.map(
          async ([name, value]) => `${encode(name)}=${encode(String(await fill(value)))}`,
        ),
      );
      return Buffer.from(pairs.join('&'));
    }
    case 'raw':
      return Buffer.from(String(await fill(body.text)));
    case 'bytes':
      return Buffer.from(body.hex, 'hex');
    case 'filler':
      return Buffer.alloc(body.bytes, '[');
    case 'form':
      return damaged(await formBytes(body.parts, fill), body.damage);
  }
}

async function deeply(value: unknown, fill: Fill): Promise<unknown> {
  if (typeof value === 'string') return String(await fill(value));
  if (Array.isArray(value)) return Promise.all(value.map((one) => deeply(one, fill)));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(
    async ([name, one]) => [name, await deeply(one, fill)] as const,
  );
  return Object.fromEntries(await Promise.all(filled));
}

async function formBytes(parts: readonly Part[], fill: Fill): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (const { name, value, file } of parts) {
    const fileName = file === undefined ? '' : `; filename="${file}"`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n`;
    const type = file === undefined ? '' : 'content-type: image/jpeg\r\n';
    const content = await fill(value);
    chunks.push(Buffer.from(`${head}${type}\r\n`), Buffer.from(content), Buffer.from('\r\n'));
  }
  chunks.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return Buffer.concat(chunks);
}

function damaged(form: Buffer, damage: Extract<Body, { kind: 'form' }>['damage']): Buffer {
  switch (damage) {
    case 'truncated':
      return form.subarray(0, Math.floor(form.length / 2));
    case 'no end':
      return form.subarray(0, -BOUNDARY.length - 6);
    case 'broken head':
      return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nno head at all\r\n`), form]);
    case 'nested': {
      const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: multipart/mixed; boundary=${BOUNDARY}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), form]);
    }
    case 'empty':
      return Buffer.alloc(0);
    case 'none':
    case 'no boundary':
    case 'other boundary':
      return form;
  }
}

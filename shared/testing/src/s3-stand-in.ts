import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error: the package has no types.
import S3rver from '@20minutes/s3rver';

type Context = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  status: number;
};
type Server = {
  readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
};
type ServerClass = new (options: {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly directory: string;
  readonly configureBuckets: readonly { name: string; configs: never[] }[];
}) => Server;

export async function startS3StandIn({ buckets = ['likeness'] } = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const server = new (S3rver as ServerClass)({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  server.middleware.unshift(refuseUnsigned);
  const { port } = await server.run();
  return {
    port,
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'likeness',
      region: 'us-east-1',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function refuseUnsigned(context: Context, next: () => Promise<void>): Promise<void> {
  const isSigned = 'authorization' in context.headers || 'X-Amz-Signature' in context.query;
  if (isSigned) await next();
  else context.status = 403;
}

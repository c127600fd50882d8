import { get } from 'node:http';
import { join } from 'node:path';
import { proPriceId } from '@likeness/stand-ins/stripe/catalogue';
import type { LocalEnvironment } from '../env.js';
import { urlAs } from '../postgres/database-roles.js';
import type { ProcessSpec } from '../process/process-spec.js';
import { repositoryRoot } from '../repository-root.js';
import type { Secrets } from './secrets.js';
import { type PortName, stackPorts } from './stack-ports.js';

type OutsideParty = 'SMTP_URL' | 'GOOGLE_CLIENT_ID' | 'STRIPE_SECRET_KEY' | 'C2PA_TIMESTAMP_URL';

type Service = {
  name: PortName;
  /** Built entry, relative to the repository. */
  entry: string;
  /** Name of its database role and schema. */
  schema?: string;
  env?: Record<string, string>;
  /** If the operator sets this variable, the stand-in does not run. */
  standsInFor?: OutsideParty;
};

/** Otherwise glibc keeps memory of decoded pictures in an arena per thread. */
const thriftyAllocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Own processes of `npm start`. */
const services: readonly Service[] = [
  { name: 'gateway', entry: 'services/gateway/dist/main.js' },
  { name: 'auth', entry: 'services/auth/dist/main.js', schema: 'auth' },
  { name: 'billing', entry: 'services/billing/dist/main.js', schema: 'billing' },
  {
    name: 'images',
    entry: 'services/images/dist/main.js',
    schema: 'images',
    env: thriftyAllocator,
  },
  { name: 'lenses', entry: 'services/lenses/dist/main.js', schema: 'lenses' },
  { name: 'worker', entry: 'services/worker/dist/main.js', env: thriftyAllocator },
  { name: 'board', entry: 'infra/local/dist/queue-board/main.js' },
  { name: 'mailbox', entry: 'infra/stand-ins/dist/mailbox/main.js', standsInFor: 'SMTP_URL' },
  { name: 'google', entry: 'infra/stand-ins/dist/google/main.js', standsInFor: 'GOOGLE_CLIENT_ID' },
  {
    name: 'stripe',
    entry: 'infra/stand-ins/dist/stripe/main.js',
    standsInFor: 'STRIPE_SECRET_KEY',
  },
  {
    name: 'stamps',
    entry: 'infra/stand-ins/dist/time-stamps/main.js',
    standsInFor: 'C2PA_TIMESTAMP_URL',
  },
];

/** Created at the start. */
export const schemas = ['auth', 'billing', 'images', 'lenses'] as const;

const withStore: readonly PortName[] = ['auth', 'images', 'lenses', 'worker'];
const withMail: readonly PortName[] = ['auth', 'billing'];
const withAccounts: readonly PortName[] = [...withStore, 'gateway', 'billing'];

/** Who needs a secret. No other process gets it; only the supervisor knows the administrator's URLs. */
export const holders: Readonly<Record<string, readonly PortName[]>> = {
  AUTH_SECRET: withAccounts,
  AUTH_SECRET_ALSO: withAccounts,
  INTERNAL_KEY: withAccounts,
  DATABASE_DIRECT_URL: [],
  DATABASE_URL: schemas,
  GOOGLE_CLIENT_SECRET: ['auth', 'google'],
  MARK_SECRET: ['worker'],
  MARK_SECRET_ALSO: ['worker'],
  OPERATOR_KEY: ['auth'],
  OPERATOR_KEY_ALSO: ['auth'],
  REDIS_URL: [...withAccounts, 'board'],
  S3_ACCESS_KEY: withStore,
  S3_SECRET_KEY: withStore,
  SMTP_URL: withMail,
  STRIPE_SECRET_KEY: ['billing', 'stripe'],
  STRIPE_WEBHOOK_SECRET: ['billing', 'stripe'],
};

function isFor(process: PortName, setting: string): boolean {
  return holders[setting]?.includes(process) ?? !setting.endsWith('_PASSWORD');
}

export type ServiceContext = {
  env: LocalEnvironment;
  secrets: Pick<
    Secrets,
    'authSecret' | 'authSecrets' | 'databasePasswords' | 'internalKeys' | 'operatorKey'
  >;
  /** Of a role that may create roles. */
  adminUrl: string;
  redisUrl: (process: PortName) => string;
  /** The operator's settings; those above take precedence. */
  inherited: Record<string, string>;
};

export const publicUrl = ({ PUBLIC_URL, PORT }: LocalEnvironment) =>
  PUBLIC_URL ?? `http://127.0.0.1:${PORT}`;

/** A small young generation saves some 25 MB per idle process. */
const nodeOptions = ['--enable-source-maps', '--max-semi-space-size=2'];

export function serviceProcesses(context: ServiceContext): ProcessSpec[] {
  return services
    .filter(({ standsInFor }) => !standsInFor || !context.inherited[standsInFor])
    .map((service) => serviceProcess(service, context));
}

function serviceProcess(
  { name, entry, schema, env }: Service,
  context: ServiceContext,
): ProcessSpec {
  const { env: local, secrets, inherited } = context;
  const ports = stackPorts(local.PORT);
  const at = (service: PortName) => `http://127.0.0.1:${ports[service]}`;
  const own = name === 'gateway' ? gatewayFromHere(context) : at(name);
  const settings = {
    ...inherited,
    ...env,
    HOST: name === 'gateway' ? local.HOST : '127.0.0.1',
    PORT: String(ports[name]),
    PUBLIC_URL: publicUrl(local),
    REDIS_URL: context.redisUrl(name),
    OPERATOR_KEY: inherited.OPERATOR_KEY || secrets.operatorKey,
    DATA_DIR: local.DATA_DIR,
    AUTH_URL: at('auth'),
    BILLING_URL: at('billing'),
    IMAGES_URL: at('images'),
    LENSES_URL: at('lenses'),
    ...ownSecrets(name, context),
    ...outsideParties(context),
    ...(schema && {
      DATABASE_URL: urlAs(context.adminUrl, schema, secrets.databasePasswords[schema] ?? ''),
    }),
  };
  return {
    name,
    command: process.execPath,
    args: [...nodeOptions, join(repositoryRoot, entry)],
    cwd: repositoryRoot,
    env: Object.fromEntries(
      Object.entries(settings).filter(
        (entry): entry is [string, string] => entry[1] !== undefined && isFor(name, entry[0]),
      ),
    ),
    ipc: true,
    stopSignal: 'SIGTERM',
    stopGraceMs: 15_000,
    startTimeoutMs: 300_000,
    isReady: () => answersHealth(`${own}/health`),
  };
}

/** The operator's settings are used by all processes. */
function ownSecrets(name: PortName, { secrets, inherited }: ServiceContext) {
  const keys = Object.entries(secrets.internalKeys);
  const INTERNAL_KEYS = keys.map(([process, { known }]) => `${process}=${known}`).join();
  return {
    AUTH_SECRET: inherited['AUTH_SECRET'] || secrets.authSecret || secrets.authSecrets[name],
    ...(inherited['INTERNAL_KEYS']
      ? {}
      : { INTERNAL_KEY: secrets.internalKeys[name]?.own, INTERNAL_KEYS }),
  };
}

/** Stand-ins for mail, Google, Stripe and time stamps, unless the operator sets the real ones. */
function outsideParties(context: ServiceContext): Record<string, string> {
  const { env, inherited } = context;
  const ports = stackPorts(env.PORT);
  const google = {
    GOOGLE_CLIENT_ID: 'likeness-local',
    GOOGLE_CLIENT_SECRET: 'likeness-local',
    GOOGLE_ISSUER_URL: `http://127.0.0.1:${ports.google}`,
  };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_likeness_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_likeness_local',
    STRIPE_PRO_PRICE_ID: proPriceId,
    STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}`,
    STRIPE_WEBHOOK_URL: `${gatewayFromHere(context)}/api/payments/webhook`,
  };
  return {
    SMTP_PORT: String(ports.smtp),
    SMTP_URL: inherited.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    C2PA_TIMESTAMP_URL: inherited.C2PA_TIMESTAMP_URL || `http://127.0.0.1:${ports.stamps}`,
    ...(inherited.GOOGLE_CLIENT_ID ? {} : google),
    ...(inherited.STRIPE_SECRET_KEY ? {} : stripe),
  };
}

/** A gateway that listens on one interface does not answer on 127.0.0.1. */
function gatewayFromHere({ env: { HOST, PORT } }: ServiceContext): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::';
  const name = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${isEverywhere ? '127.0.0.1' : name}:${PORT}`;
}

/** `fetch` blocks some ports. */
function answersHealth(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', () => resolve(false));
  });
}

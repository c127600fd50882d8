import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { read } from './known-settings.js';

const RULES = 'infra/observability/rules/likeness.yml';

/** One sample per minute: series that fire an alert, and series that must not. */
type Case = { readonly fires: Series; readonly quiet?: Series };
type Series = Readonly<Record<string, string>>;

const JOBS = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'];
const up = (states: Series = {}): Series =>
  Object.fromEntries(JOBS.map((job) => [`up{job="${job}"}`, states[job] ?? '1x100']));
const one = (series: string, fires: string, quiet: string): Case => ({
  fires: { [series]: fires },
  quiet: { [series]: quiet },
});
const histogram = (series: string, labels: string, bound: string): Case => {
  const buckets = (share: number): Series => ({
    [`${series}_bucket{${labels}le="${bound}"}`]: `0+${100 * share}x100`,
    [`${series}_bucket{${labels}le="${Number(bound) * 4}"}`]: '0+100x100',
    [`${series}_bucket{${labels}le="+Inf"}`]: '0+100x100',
  });
  return { fires: buckets(0), quiet: buckets(1) };
};

const CASES: Readonly<Record<string, Case>> = {
  Watchdog: { fires: {} },
  ProcessDown: { fires: up({ worker: '0x100' }), quiet: up() },
  ErrorsServed: {
    fires: {
      'http_request_seconds_count{job="auth",status="500"}': '0+5x100',
      'http_request_seconds_count{job="auth",status="200"}': '0+95x100',
    },
    quiet: {
      'http_request_seconds_count{job="auth",status="500"}': '0+1x100',
      'http_request_seconds_count{job="auth",status="200"}': '0+99x100',
    },
  },
  AnswersSlow: histogram(
    'http_request_seconds',
    'job="images",route="/api/images",method="GET",',
    '2',
  ),
  PortraitsWait: one(
    'queue_oldest_waiting_seconds{queue="diffusion-portraits"}',
    '300x100',
    '60x100',
  ),
  PackGone: one('model_pack_info{pack="sdxl"}', '1x60 stale', '1x100'),
  PhotosWait: one('queue_oldest_waiting_seconds{queue="photos"}', '20x100', '5x100'),
  FactsWait: one('queue_oldest_waiting_seconds{queue="credits"}', '90x100', '10x100'),
  FactsFail: one('queue_jobs{state="failed",queue="results"}', '1x100', '0x100'),
  OutboxWaits: one('outbox_oldest_seconds{job="lenses"}', '150x100', '5x100'),
  JobsFail: one('queue_jobs{state="failed",queue="photos"}', '11x100', '10x100'),
  QueuePaused: one('queue_paused{queue="renders"}', '1x100', '1x80 0x20'),
  InferenceCrashes: one(
    'likeness_inference_process_ends_total{pool="studio",reason="crashed"}',
    '0+1x100',
    '0x100',
  ),
  NoQueueFigures: { fires: {}, quiet: { 'queue_jobs{queue="renders",state="waiting"}': '0x100' } },
  DatabaseRefuses: one('database_pool_failures_total{job="auth"}', '0+1x100', '4x100'),
  TransactionHeldOpen: one(
    'database_open_transaction_violations_total{job="auth"}',
    '0x60 1x40',
    '1x100',
  ),
  StorageFails: {
    fires: {
      'storage_operation_seconds_count{job="images",outcome="failed"}': '0+6x100',
      'storage_operation_seconds_count{job="images",outcome="ok"}': '0+94x100',
    },
    quiet: {
      'storage_operation_seconds_count{job="images",outcome="missing"}': '0+50x100',
      'storage_operation_seconds_count{job="images",outcome="ok"}': '0+50x100',
    },
  },
  StorageErrors: one(
    'storage_errors_total{job="images",operation="put",fault="full"}',
    '0x82 1x20',
    '1x100',
  ),
  CertificateEnds: one('c2pa_certificate_not_after_seconds', '1000000x100', '9000000x100'),
  NoTimeStamps: one('c2pa_time_stamp_failures_total', '0+1x100', '0x100'),
  EventLoopBlocked: one('nodejs_eventloop_lag_p99_seconds{job="auth"}', '0.6x100', '0.1x100'),
  PortraitsSlow: histogram('portrait_stage_seconds', 'stage="style",', '30'),
  LikenessFalls: {
    fires: {
      'portrait_likeness_ratio_bucket{le="0.5"}': '0+100x100',
      'portrait_likeness_ratio_bucket{le="+Inf"}': '0+100x100',
    },
    quiet: {
      'portrait_likeness_ratio_bucket{le="0.5"}': '0x100',
      'portrait_likeness_ratio_bucket{le="1"}': '0+100x100',
      'portrait_likeness_ratio_bucket{le="+Inf"}': '0+100x100',
    },
  },
  RendersFail: {
    fires: {
      'renders_ended_total{state="failed"}': '0+2x100',
      'renders_ended_total{state="done"}': '0+8x100',
    },
    quiet: {
      'renders_ended_total{state="failed"}': '0+1x100',
      'renders_ended_total{state="done"}': '0+99x100',
    },
  },
  RefusalsRise: one(
    'http_refusals_total{job="lenses",code="RATE_LIMITED"}',
    '0+6x1500 9000+600x100',
    '0+600x1600',
  ),
  HoldsStuck: one('credit_hold_oldest_seconds', '2000x100', '1500x100'),
  LedgerDrifts: one('ledger_accounts_out_of_balance', '1x100', '0x100'),
  LedgerNotChecked: one('ledger_audit_timestamp_seconds', '0x100', '0+60x100'),
  StripeRefuses: one(
    'http_refusals_total{job="billing",code="PAYMENTS_REFUSED"}',
    '0+1x100',
    '0x100',
  ),
  StripeLags: one('stripe_event_oldest_unhandled_seconds', '1000x100', '60x100'),
  RedisMemory: {
    fires: { redis_memory_used_bytes: '90x100', redis_memory_max_bytes: '100x100' },
    quiet: { redis_memory_used_bytes: '90x100', redis_memory_max_bytes: '0x100' },
  },
  PostgresConnections: {
    fires: {
      'pg_stat_activity_count{instance="a",state="active"}': '90x100',
      'pg_stat_activity_count{instance="a",state="idle"}': '80x100',
      'pg_settings_max_connections{instance="a"}': '200x100',
    },
    quiet: {
      'pg_stat_activity_count{instance="a",state="active"}': '90x100',
      'pg_settings_max_connections{instance="a"}': '200x100',
    },
  },
  DiskFills: {
    fires: {
      'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4"}': '10x100',
      'node_filesystem_size_bytes{mountpoint="/",fstype="ext4"}': '100x100',
    },
    quiet: {
      'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4"}': '20x100',
      'node_filesystem_size_bytes{mountpoint="/",fstype="ext4"}': '100x100',
      'node_filesystem_avail_bytes{mountpoint="/run",fstype="tmpfs"}': '0x100',
      'node_filesystem_size_bytes{mountpoint="/run",fstype="tmpfs"}': '100x100',
    },
  },
  BucketGrows: one('images_stored_bytes', '200e9+1e8x6000', '200e9+1e6x6000'),
  BackupOld: { fires: {}, quiet: { likeness_backup_timestamp_seconds: '0+60x100' } },
  SiteDown: one('probe_success{instance="site"}', '0x100', '1x100'),
  SiteCertificateEnds: one(
    'probe_ssl_earliest_cert_expiry{instance="site"}',
    '1200000x100',
    '2000000x100',
  ),
  ExporterDown: one('up{job="redis"}', '0x100', '1x100'),
  MailsFail: {
    fires: {
      'mail_attempts_total{job="auth",outcome="failed"}': '0+1x100',
      'mail_attempts_total{job="auth",outcome="sent"}': '0+1x50 50x50',
    },
    quiet: {
      'mail_attempts_total{job="auth",outcome="refused"}': '0+1x100',
      'mail_attempts_total{job="auth",outcome="sent"}': '0+1x100',
    },
  },
  MailsWait: one('mails_waiting{job="auth"}', '21x100', '20x100'),
  ErasuresWait: one('erasure_oldest_seconds', '86460x100', '86340x100'),
  RedisNotSaved: one('redis_aof_last_write_status', '0x100', '1x100'),
  PostgresNotArchived: one('pg_stat_archiver_failed_count', '0+1x100', '7x100'),
  DeadRows: {
    fires: {
      'pg_stat_user_tables_n_dead_tup{relname="images"}': '150001x300',
      'pg_stat_user_tables_n_live_tup{relname="images"}': '100000x300',
    },
    quiet: {
      'pg_stat_user_tables_n_dead_tup{relname="images"}': '150000x300',
      'pg_stat_user_tables_n_live_tup{relname="images"}': '100000x300',
    },
  },
  WebhooksRefused: {
    fires: { 'http_refusals_total{job="billing",code="WEBHOOK_INVALID"}': '0+1x100' },
    quiet: {
      'http_refusals_total{job="billing",code="WEBHOOK_INVALID"}': '0+1x100',
      stripe_event_lag_seconds_count: '0+1x100',
    },
  },
  KeyCopyOld: { fires: {}, quiet: { likeness_key_copy_timestamp_seconds: '0+60x100' } },
  WorkerMemory: one('worker_memory_ratio{instance="a"}', '0.95x100', '0.85x100'),
  CardMemory: one('card_memory_free_bytes{instance="a"}', '500e6x100', '600e6x100'),
};

/** Minutes until evaluation, if 90 are not enough. */
const MINUTES: Readonly<Record<string, number>> = {
  LikenessFalls: 100,
  RefusalsRise: 1_560,
  BucketGrows: 500,
  DeadRows: 200,
};

function testOf(alertname: string, series: Series, fires: boolean) {
  return {
    name: `${alertname} ${fires ? 'fires' : 'stays quiet'}`,
    interval: '1m',
    external_labels: { runbooks: 'https://docs.example.org/runbooks' },
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"}) > 0`,
        eval_time: `${MINUTES[alertname] ?? 90}m`,
        exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  };
}

const { groups } = parse(read(RULES)) as { groups: { rules: { alert: string }[] }[] };
const rules = groups.flatMap((group) => group.rules);

it('names every alert here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

it('fires each alert for what it is for, and not for the usual', () => {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-alerts-'));
  const write = (name: string, content: object): string => {
    writeFileSync(join(folder, name), stringify(content));
    return join(folder, name);
  };
  try {
    // Promtool evaluates every rule for every test, so each alert is tested alone.
    const files = Object.entries(CASES).map(([name, { fires, quiet }]) => {
      const only = { groups: [{ name, rules: rules.filter(({ alert }) => alert === name) }] };
      return write(`${name}.test.yml`, {
        rule_files: [write(`${name}.yml`, only)],
        evaluation_interval: '1m',
        tests: [testOf(name, fires, true), ...(quiet ? [testOf(name, quiet, false)] : [])],
      });
    });
    const promtool = process.env.PROMTOOL ?? 'promtool';
    expect(() =>
      execFileSync(promtool, ['test', 'rules', ...files], { stdio: 'pipe' }),
    ).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);

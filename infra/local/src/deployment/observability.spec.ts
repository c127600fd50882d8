import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { repositoryRoot } from '../repository-root.js';
import { names, read } from './known-settings.js';

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

const files = (pattern: string) => globSync(pattern, { cwd: repositoryRoot });

/** Metrics of Prometheus, the exporters in docker-compose.yml, and the backup. */
const OF_OTHERS = [
  'up',
  'redis_memory_used_bytes',
  'redis_memory_max_bytes',
  'pg_stat_activity_count',
  'pg_settings_max_connections',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'redis_rdb_last_bgsave_status',
  'redis_aof_last_bgrewrite_status',
  'redis_aof_last_write_status',
  'pg_stat_archiver_failed_count',
  'pg_stat_user_tables_n_dead_tup',
  'pg_stat_user_tables_n_live_tup',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'likeness_backup_timestamp_seconds',
  'likeness_key_copy_timestamp_seconds',
];
/** The operator's location of the runbooks. */
const RUNBOOKS = '{{ $externalLabels.runbooks }}/';
const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'bool',
  'offset',
]);

function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return names(bare, /(?<![\w:])([a-z_:][a-z0-9_:]*)\b(?!\s*\()/gi).filter(
    (name) => !KEYWORDS.has(name),
  );
}

async function exported(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const everywhere = await registry.getMetricsAsJSON();
  const sources = files('{services,shared}/*/src/**/*.ts').map(read);
  const own = sources
    .filter((text) => /'prom-client'|readOnScrape/.test(text))
    .flatMap((text) => names(text, /(?:\bname: |\btell\(\s*)'([a-z][a-z0-9_]+)',/g));
  const histograms = [...own].flatMap((name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`]);
  return new Set([...everywhere.map(({ name }) => name), ...own, ...histograms, ...OF_OTHERS]);
}

/** GitHub's anchors of headings. */
const anchorsOf = (text: string) =>
  names(text, /^#{1,4} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );

const rules = files('infra/observability/rules/*.yml').flatMap((file) =>
  rulesSchema.parse(parse(read(file))).groups.flatMap((group) => group.rules),
);

test('every metric that an alert, a panel or the scaling of workers reads is told by a process', async () => {
  const panels = files('infra/observability/grafana/dashboards/*.json').flatMap(
    (file) => dashboardSchema.parse(JSON.parse(read(file))).panels,
  );
  const scaling = ['worker', 'worker-gpu'].flatMap((name) =>
    names(read(`k8s/base/${name}/scaling.yaml`), /^\s+query: (.+)$/gm),
  );
  expect(scaling).toHaveLength(4);
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...scaling,
  ];
  const wanted = [...new Set(expressions.flatMap(metricsIn))];
  expect(wanted.length).toBeGreaterThan(15);
  const known = await exported();
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

test('every alert leads to the part of a runbook that is there', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { annotations } of rules) {
    const [path = '', anchor = ''] = annotations.runbook_url.split('#');
    const file = path.replace(RUNBOOKS, 'infra/docs/runbooks/');
    expect([file, existsSync(join(repositoryRoot, file))]).toEqual([file, true]);
    expect(anchorsOf(read(file))).toContain(anchor);
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import { type Route, ROUTES } from '../routing/routes.js';

const FILE = new URL('../../../../infra/docs/limits.md', import.meta.url);
const HEAD = `# Limits of public calls

Each limit counts the requests of one client address in a minute; the [gateway](../../services/gateway/README.md) has the defaults. Services also limit people: [logins and mails](adr/0009-attempt-limits-per-account-and-address.md),
[turns in queues](adr/0018-fair-render-queues.md). \`WRITE_LIMITS=1 npm test -- services/gateway src/limits/limits-table.spec.ts\` writes this page.

| variable | largest body | calls |
| --- | --- | --- |
`;

const USUAL_BYTES = 64 * 1024;
const size = (bytes: number) =>
  bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${Math.round(bytes / 1024 ** 2)} MB`;
const rowOf = ({ limit, method, maxBodyBytes }: Route) =>
  `| \`RATE_${limit?.toUpperCase()}_PER_MINUTE\` | ${method === 'GET' ? '' : size(maxBodyBytes)} |`;
const nameOf = ({ limit, method, maxBodyBytes, path }: Route) =>
  limit === 'reads' || (limit === 'changes' && maxBodyBytes === USUAL_BYTES)
    ? `${method}: all others`
    : `${method} \`${path}\``;

it('the page of limits names every limit and the calls that have one of their own', () => {
  const shown = Map.groupBy(
    ROUTES.filter(({ isHidden }) => !isHidden),
    rowOf,
  );
  const rows = [...shown].map(([row, routes]) => {
    const calls = new Set(routes.map(nameOf));
    return `${row} ${[...calls].toSorted().join('<br>')} |\n`;
  });
  const page = HEAD + rows.toSorted().join('');
  if (process.env.WRITE_LIMITS) writeFileSync(FILE, page);
  expect(readFileSync(FILE, 'utf8')).toBe(page);
});

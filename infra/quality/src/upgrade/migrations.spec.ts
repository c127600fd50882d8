import { migrate } from '@likeness/service-kit/database/migrate';
import { databaseOptions } from '@likeness/service-kit/database/open-database';
import { createTestDatabase, type TestDatabase } from '@likeness/testing/test-database';
import { DataSource } from 'typeorm';
import { imagesSchema } from '../../../../services/images/src/database/images.schema.js';
import { lensesSchema } from '../../../../services/lenses/src/database/lenses.schema.js';
import { IMAGES, RENDERS } from './large-tables.js';
import { lastRelease, releasedSchema } from './last-release.js';
import { recipeFor } from './recipe-migration.js';
import { writeDuring } from './steady-writes.js';

const ROWS = Number(process.env.UPGRADE_ROWS ?? 2_000_000);
const BATCH = 10_000;
const P99_BAR_MS = 1_000;
const LIMIT_MS = 60 * 60_000;

const release = lastRelease();
const TABLES = [
  { ...IMAGES, schema: imagesSchema },
  { ...RENDERS, schema: lensesSchema },
];

describe.each(TABLES)(`${ROWS} $table of ${release}`, ({ schema, table, fill, write }) => {
  let server: TestDatabase;
  let database: DataSource;
  const options = () => ({ ...schema, entities: [], url: server.url, poolMax: 20, waitMs: 4_000 });
  beforeAll(async () => {
    server = await createTestDatabase({ schema: schema.schema });
    await migrate({ ...options(), ...releasedSchema(release, schema), entities: [] });
    database = await new DataSource(databaseOptions(options())).initialize();
    for (let row = 0; row < ROWS; row += BATCH) {
      for (const statement of fill) await database.query(statement, [row, row + BATCH - 1]);
    }
  }, LIMIT_MS);
  afterAll(async () => {
    await database.destroy();
    await server.drop();
  });

  it.each([
    ['the migrations since then', schema.migrations],
    ['the recipe for large tables', [...schema.migrations, recipeFor(table)]],
  ])(
    'clients write during %s',
    async (what, migrations) => {
      let seconds = 0;
      const waits = await writeDuring(
        () => write(database),
        async () => {
          const begun = performance.now();
          await migrate({ ...options(), migrations });
          seconds = (performance.now() - begun) / 1_000;
        },
      );
      const { writes, p50, p99, longest, failures } = waits;
      console.log(
        `${table}, ${what}: ${seconds.toFixed(1)} s; ${writes} writes, ` +
          `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms, ${failures.length} failed`,
      );
      expect(failures).toEqual([]);
      expect(p99).toBeLessThan(P99_BAR_MS);
    },
    LIMIT_MS,
  );
});

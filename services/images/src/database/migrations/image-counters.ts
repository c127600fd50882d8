type Counter = { readonly key: string; readonly group: string; readonly near: string };

const COUNTERS: Readonly<Record<string, Counter>> = {
  image_counts: {
    key: 'owner_kind, owner_id, kind, reaction, tool, style',
    group: `owner_kind, owner_id, kind, coalesce(reaction, 'none') AS reaction,
      coalesce(creation_method_name, '') AS tool, coalesce(style, '') AS style`,
    /** Key of the rows to check for zero counts. */
    near: 'owner_kind, owner_id',
  },
  /** Opens a list quickly in its middle. */
  image_hours: {
    key: 'owner_kind, owner_id, hour, kind, tool',
    group: `owner_kind, owner_id, date_trunc('hour', created_at, 'UTC') AS hour, kind,
      coalesce(creation_method_name, '') AS tool`,
    near: 'owner_kind, owner_id, hour',
  },
};
const ADDED = { rows: 'added', by: 1 };
const GONE = { rows: 'gone', by: -1 };

/** Sums each statement's changes. A fixed order prevents deadlocks between statements. */
function countFunction(name: string, changes: readonly { rows: string; by: number }[]): string {
  const counts = Object.entries(COUNTERS).map(([table, { key, group, near }]) => {
    const signed = changes.map(
      ({ rows, by }) => `SELECT ${group}, ${by} AS change FROM ${rows} WHERE state = 'kept'`,
    );
    return `
    INSERT INTO ${table} (${key}, n)
      SELECT ${key}, sum(change) FROM (${signed.join(' UNION ALL ')}) AS changes
      GROUP BY ${key} HAVING sum(change) <> 0 ORDER BY ${key}
      ON CONFLICT (${key}) DO UPDATE SET n = ${table}.n + excluded.n;
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM ${table} WHERE n = 0
        AND (${near}) IN (SELECT ${near} FROM (SELECT ${group} FROM gone) AS touched);
    END IF;`;
  });
  return `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN${counts.join('')}
    RETURN NULL;
  END $$;`;
}

export const CREATE_COUNTERS = `
  CREATE TABLE image_counts (
    owner_kind text, owner_id text, kind text, reaction text, tool text, style text,
    n int NOT NULL,
    PRIMARY KEY (owner_kind, owner_id, kind, reaction, tool, style)
  );
  CREATE TABLE image_hours (
    owner_kind text, owner_id text, hour timestamptz, kind text, tool text,
    n int NOT NULL,
    PRIMARY KEY (owner_kind, owner_id, hour, kind, tool) INCLUDE (n)
  );
  ${countFunction('count_added_images', [ADDED])}
  CREATE TRIGGER count_added AFTER INSERT ON images REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_added_images();
  ${countFunction('count_gone_images', [GONE])}
  CREATE TRIGGER count_gone AFTER DELETE ON images REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION count_gone_images();
  ${countFunction('count_changed_images', [ADDED, GONE])}
  CREATE TRIGGER count_changed AFTER UPDATE ON images
    REFERENCING OLD TABLE AS gone NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_changed_images()`;

const TABLE =
  /^(?:CREATE (?:UNIQUE )?INDEX .*?\bON|ALTER TABLE(?: IF EXISTS)?|UPDATE|DELETE FROM|LOCK(?: TABLE)?)(?: ONLY)? "?(\w+)/i;
const COMMA_OUTSIDE_BRACKETS = /,(?![^(]*\))/;

const IS_VALIDATION = /\bVALIDATE CONSTRAINT\b/i;
const RULES: readonly [RegExp, string][] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, 'CREATE INDEX without CONCURRENTLY'],
  [/^LOCK\b/i, 'LOCK TABLE'],
  [
    /\bADD\b(?=.*\b(CHECK|UNIQUE|REFERENCES|PRIMARY KEY|EXCLUDE)\b)(?!.*\b(NOT VALID|USING INDEX)\b)/i,
    'a constraint without NOT VALID',
  ],
];
const LONG_IN_TRANSACTION: readonly [RegExp, string][] = [
  [/^(UPDATE|DELETE)\b/i, 'rows changed in one transaction'],
  [IS_VALIDATION, 'VALIDATE CONSTRAINT inside a transaction'],
];

/** @returns what would block clients of the tables that existed before */
export function blockingParts(
  queries: readonly string[],
  existing: ReadonlySet<string>,
  isInTransaction: boolean,
): string[] {
  const rules = isInTransaction ? [...RULES, ...LONG_IN_TRANSACTION] : RULES;
  let isValidated = false;
  return queries.flatMap(statementsIn).flatMap((statement) => {
    const table = TABLE.exec(statement)?.[1];
    if (table === undefined || !existing.has(table)) return [];
    isValidated ||= IS_VALIDATION.test(statement);
    return partsOf(statement).flatMap((part) => {
      const found = rules.filter(([pattern]) => pattern.test(part)).map(([, says]) => says);
      const isScan = /\bSET NOT NULL\b/i.test(part) && !isValidated;
      if (isScan) found.push('SET NOT NULL without a validated check');
      return found.map((says) => `${table}: ${says}`);
    });
  });
}

function statementsIn(query: string): string[] {
  const plain = query.replace(/\$(\w*)\$.*?\$\1\$/gs, '').replace(/--.*$/gm, '');
  return plain.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim());
}

function partsOf(statement: string): string[] {
  return statement.startsWith('ALTER') ? statement.split(COMMA_OUTSIDE_BRACKETS) : [statement];
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Prevents wrapping: `lines` keeps whole lines, `words` only words. */
  readonly keeps?: 'lines' | 'words';
};

type DataTableProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  /** In place of a table without rows. */
  readonly empty?: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
};

export function DataTable<Row>({ label, rows, empty, columns, keyOf }: DataTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <p className="text-ink-2">{empty}</p>;
  return (
    <table
      aria-label={label}
      className="block w-full text-sm md:table md:border-collapse"
      role="table"
    >
      <thead className="sr-only md:not-sr-only md:table-header-group" role="rowgroup">
        <tr role="row" className="md:table-row">
          {columns.map(({ title, isNumber }) => (
            <th
              key={title}
              scope="col"
              role="columnheader"
              className={clsx(
                'py-2 pr-4 font-semibold text-ink-2 last:pr-0',
                isNumber ? 'text-right' : 'text-left',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="grid gap-1 border-t border-line py-3 md:table-row md:py-0"
          >
            {columns.map(({ title, cell, isNumber, keeps }, index) => (
              <td
                key={title}
                role="cell"
                className={clsx(
                  'flex min-w-0 items-baseline justify-between gap-4 align-baseline wrap-anywhere max-md:has-[>:last-child:empty]:hidden md:table-cell md:py-2.5 md:pr-4 md:last:pr-0',
                  index === 0 && 'font-semibold',
                  isNumber && 'tabular-nums md:text-right',
                  keeps === 'lines' && 'md:whitespace-nowrap',
                  keeps === 'words' && 'md:wrap-break-word',
                )}
              >
                {index > 0 && (
                  <span aria-hidden className="flex-none text-ink-2 md:hidden">
                    {title}
                  </span>
                )}
                <span className={clsx(index > 0 && 'text-right md:text-inherit')}>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { SERVICE_NAMES } from '@likeness/contracts/names/services';
import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { DataTable } from './data-table.js';
import { Ago } from './times.js';

/** Three missed heartbeats. */
const AWAY_MS = 30_000;

type Row = { readonly service: string; readonly process?: ProcessFigures };

export function ProcessesTable({ processes }: { processes: readonly ProcessFigures[] }) {
  const rows = SERVICE_NAMES.flatMap((service): Row[] => {
    const own = processes.filter((process) => process.service === service);
    return own.length > 0 ? own.map((process) => ({ service, process })) : [{ service }];
  });
  return (
    <DataTable
      label="Services"
      rows={rows}
      keyOf={({ service, process }) => process?.id ?? service}
      columns={[
        { title: 'Service', keeps: 'lines', cell: ({ service }) => service },
        { title: 'State', keeps: 'words', cell: ({ process }) => stateOf(process) },
        {
          title: 'Version',
          keeps: 'lines',
          cell: ({ process }) => process?.version ?? 'unknown',
        },
        {
          title: 'Started',
          keeps: 'lines',
          cell: ({ process }) => process && <Ago time={process.started_at} />,
        },
        {
          title: 'Last heard',
          keeps: 'lines',
          cell: ({ process }) => process && <Ago time={process.heard_at} />,
        },
        { title: 'Runs', cell: ({ process }) => detailsOf(process) },
      ]}
    />
  );
}

function stateOf(process: ProcessFigures | undefined): string {
  if (!process) return 'no heartbeat';
  if (Date.parse(process.heard_at) < Date.now() - AWAY_MS) return 'away';
  return process.missing.length === 0 ? 'ready' : `without ${process.missing.join(', ')}`;
}

function detailsOf(process: ProcessFigures | undefined): string {
  const told = Object.entries(process?.details ?? {}).filter(([, values]) => values.length > 0);
  const words = told.map(([name, values]) => `${name.replaceAll('_', ' ')}: ${values.join(', ')}`);
  return words.length === 0 ? '–' : words.join(' · ');
}

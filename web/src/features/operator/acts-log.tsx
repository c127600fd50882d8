import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../components/button.js';
import { call } from '../../lib/api/request.js';
import { actWords } from './act-words.js';
import { BoardSection } from './board-section.js';
import { DataTable } from './data-table.js';
import { ACTS_KEY } from './keys.js';
import { Moment } from './times.js';

export function ActsLog() {
  const log = useInfiniteQuery({
    queryKey: ACTS_KEY,
    queryFn: ({ pageParam: before }) => call('GET /api/auth/operator/acts', { query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.before ?? undefined,
  });
  return (
    <BoardSection
      title="Audit log"
      data={log.data?.pages.flatMap(({ acts }) => acts)}
      isError={log.isError}
      onRetry={() => void log.refetch()}
    >
      {(acts) => (
        <>
          <DataTable
            label="Audit log"
            rows={acts}
            keyOf={({ id }) => id}
            columns={[
              { title: 'Act', cell: ({ act }) => actWords[act] },
              { title: 'When', cell: ({ at }) => <Moment time={at} /> },
              { title: 'By', cell: ({ operator_id: by }) => by ?? 'command line' },
              { title: 'To', cell: ({ subject }) => subject ?? '–' },
            ]}
          />
          {log.hasNextPage && (
            <Button
              className="justify-self-start"
              busy={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              Older
            </Button>
          )}
        </>
      )}
    </BoardSection>
  );
}

import { type ReactNode, useId } from 'react';
import { RetryNotice } from '../../components/retry-notice.js';
import { Notice } from '../../components/notice.js';

type BoardSectionProps<T> = {
  title: string;
  /** Its data is undefined while loading, null when the responsible service is down. */
  query: { data: T | null | undefined; isError: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

export function BoardSection<T>({ title, query, children }: BoardSectionProps<T>) {
  const id = useId();
  const { data, isError, refetch } = query;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 border-t border-line py-7">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {data === null && <Notice tone="warning" title="Unavailable: the service doesn’t respond." />}
      {data === undefined && isError && (
        <RetryNotice title="This could not be loaded." onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Loading />}
      {data !== null && data !== undefined && <div className="contents">{children(data)}</div>}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Loading</span>
      <span aria-hidden className="h-3 w-1/2 rounded-[3px] bg-well" />
      <span aria-hidden className="h-3 w-1/3 rounded-[3px] bg-well" />
    </div>
  );
}

export function Narrow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[30rem] gap-6 px-4 py-[clamp(2.5rem,6vw,4.5rem)]">
      <h1 className="type-h2">{title}</h1>
      {children}
    </div>
  );
}

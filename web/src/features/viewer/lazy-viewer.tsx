import { Suspense, type ComponentProps } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import type { ViewedList } from './viewed-list.js';

const Viewer = lateComponent(async () => (await import('./viewer.js')).Viewer);

type LazyViewerProps = Omit<ComponentProps<typeof Viewer>, 'list'> & { list: ViewedList | null };

export function LazyViewer({ list, ...rest }: LazyViewerProps) {
  if (list === null) return null;
  return (
    <Suspense>
      <Viewer list={list} {...rest} />
    </Suspense>
  );
}

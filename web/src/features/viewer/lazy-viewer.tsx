import { Suspense, type ComponentProps } from 'react';
import { lateComponent } from '../../lib/late-component.js';

const Viewer = lateComponent(async () => (await import('./viewer.js')).Viewer);

export function LazyViewer(props: ComponentProps<typeof Viewer>) {
  if (props.list === null) return null;
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}

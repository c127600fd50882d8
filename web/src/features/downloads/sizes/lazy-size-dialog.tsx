import { Suspense, type ComponentProps } from 'react';
import { lateComponent } from '../../../lib/late-component.js';

const SizeDialog = lateComponent(async () => (await import('./size-dialog.js')).SizeDialog);

export function LazySizeDialog(props: ComponentProps<typeof SizeDialog>) {
  return (
    <Suspense>
      <SizeDialog {...props} />
    </Suspense>
  );
}

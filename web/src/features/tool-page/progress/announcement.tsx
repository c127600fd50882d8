import { lateComponent } from '../../../lib/late-component.js';
import type { AnnouncementProps } from './announcement-text.js';

const AnnouncementText = lateComponent(
  async () => (await import('./announcement-text.js')).AnnouncementText,
);

/** For screen readers. */
export function Announcement({ state, run }: AnnouncementProps) {
  return (
    <p role="status" className="sr-only">
      {state.run && <AnnouncementText state={state} run={run} />}
    </p>
  );
}

import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { dateWords } from '../../../lib/date-words.js';
import { imageCount } from '../../../lib/images/image-words.js';

export function ExpiryNotice({ expiring }: { expiring: ImageList['expiring'] | undefined }) {
  if (!expiring) return null;
  const { count, first_at: from } = expiring;
  return (
    <Notice
      tone="warning"
      title={
        count === 1
          ? `1 image will be deleted on ${dateWords(from)}`
          : `${imageCount(count)} will be deleted starting ${dateWords(from)}`
      }
      action={
        <Button asChild size="sm">
          <Link to="/pricing">See plans</Link>
        </Button>
      }
    >
      We keep free images for 90 days. Subscribe to keep them, or download them any time.
    </Notice>
  );
}

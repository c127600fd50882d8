import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { dateWords } from '../../../lib/date-words.js';
import * as text from '../messages/en.js';

export function ExpiryNotice({ expiring }: { expiring: ImageList['expiring'] | undefined }) {
  if (!expiring) return null;
  const { count, first_at: from } = expiring;
  return (
    <Notice
      tone="warning"
      title={
        count === 1 ? text.deletedOn(dateWords(from)) : text.deletedFrom(count, dateWords(from))
      }
      action={
        <Button asChild size="sm">
          <Link to="/pricing">{text.seePlans}</Link>
        </Button>
      }
    >
      {text.freeImages}
    </Notice>
  );
}

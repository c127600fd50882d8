import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notice } from '../../components/notice.js';
import { imageQuery } from '../../lib/images/image-queries.js';
import { readListsAgain } from '../../lib/images/image-cache.js';
import {
  forgetBroughtImages,
  readBroughtImages,
  type BroughtImages,
} from '../../lib/images/visitor-images.js';
import * as text from './messages/en.js';

/** Guest images arrive moments after the login. */
const TRIES = 8;
const BETWEEN_MS = 1_500;

function Line({ count, newest }: BroughtImages) {
  const queryClient = useQueryClient();
  const { isSuccess } = useQuery({
    ...imageQuery(newest),
    retry: TRIES,
    retryDelay: BETWEEN_MS,
  });

  useEffect(() => {
    if (!isSuccess) return;
    forgetBroughtImages();
    void readListsAgain(queryClient, { type: 'added' });
  }, [isSuccess, queryClient]);

  if (!isSuccess) return null;
  return <Notice tone="success" title={text.brought(count)} />;
}

export function BroughtLine() {
  const [brought] = useState(readBroughtImages);
  return brought && <Line {...brought} />;
}

import { useContext, useEffect } from 'react';
import { HeadRecordContext } from './head/head-record.js';
import { siteMeta, type PageMeta } from './head/head-tags.js';
import { writeHead } from './head/write-head.js';

/** Sets the head's tags while the page is mounted. Call it after `usePageTitle`. */
export function usePageMeta(meta: PageMeta): void {
  useContext(HeadRecordContext)?.({ meta });
  const words = JSON.stringify(meta);

  useEffect(() => {
    writeHead(JSON.parse(words) as PageMeta);
    return () => writeHead(siteMeta);
  }, [words]);
}

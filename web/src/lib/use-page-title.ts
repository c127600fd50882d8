import { useContext, useEffect } from 'react';
import { HeadRecordContext } from './head/head-record.js';
import { siteTitle, titleOf } from './head/site-title.js';

/** Names the page in the browser's tab and for readers while it is shown. */
export function usePageTitle(title: string): void {
  useContext(HeadRecordContext)?.({ title: titleOf(title) });

  useEffect(() => {
    document.title = titleOf(title);
    return () => {
      document.title = siteTitle;
    };
  }, [title]);
}

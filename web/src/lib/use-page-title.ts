import { useContext, useEffect } from 'react';
import { HeadRecordContext } from './head/head-record.js';
import { siteTitle, titleOf } from './head/site-title.js';

export function usePageTitle(title: string): void {
  useContext(HeadRecordContext)?.({ title: titleOf(title) });

  useEffect(() => {
    document.title = titleOf(title);
    return () => {
      document.title = siteTitle;
    };
  }, [title]);
}

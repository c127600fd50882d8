import { useLocation } from '@tanstack/react-router';
import { headTags, type PageMeta } from '../lib/head/head-tags.js';

/** React moves these into the document's head, except the structured data. */
export function PageHead({ title, meta }: { title: string; meta: PageMeta }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <title>{title}</title>
      {headTags({ title, path, meta }).map((tag) =>
        tag.tag === 'script' ? (
          <script
            key="structured"
            {...tag.attributes}
            dangerouslySetInnerHTML={{ __html: tag.text }}
          />
        ) : (
          <tag.tag key={Object.values(tag.attributes)[0]} {...tag.attributes} />
        ),
      )}
    </>
  );
}

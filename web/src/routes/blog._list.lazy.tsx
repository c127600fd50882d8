import { createLazyFileRoute, useParams } from '@tanstack/react-router';
import { readBlogSearch } from '../features/blog/blog-search.js';
import { BlogPage } from '../features/blog/blog-page.js';

export const Route = createLazyFileRoute('/blog/_list')({ component: Blog });

function Blog() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { page = '1' } = useParams({ strict: false });
  return (
    <BlogPage
      search={search}
      page={Number(page)}
      onSearch={(next) =>
        void navigate({
          to: '/blog',
          search: readBlogSearch(next),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

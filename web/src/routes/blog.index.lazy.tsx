import { createLazyFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../features/blog/blog-search.js';
import { BlogPage } from '../features/blog/blog-page.js';

export const Route = createLazyFileRoute('/blog/')({ component: Blog });

function Blog() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BlogPage
      search={search}
      onSearch={(next) =>
        void navigate({ search: readBlogSearch(next), replace: true, resetScroll: false })
      }
    />
  );
}

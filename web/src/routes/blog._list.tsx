import { createFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../features/blog/blog-search.js';

/** One route for the whole list, so that typing in the search field survives a page change. */
export const Route = createFileRoute('/blog/_list')({ validateSearch: readBlogSearch });

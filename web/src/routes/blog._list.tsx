import { createFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../features/blog/blog-search.js';

/** All pages of the list: typing in the search field goes on while the page in the address changes. */
export const Route = createFileRoute('/blog/_list')({ validateSearch: readBlogSearch });

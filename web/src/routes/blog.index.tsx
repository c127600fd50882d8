import { createFileRoute } from '@tanstack/react-router';
import { readBlogSearch } from '../features/blog/blog-search.js';

export const Route = createFileRoute('/blog/')({ validateSearch: readBlogSearch });

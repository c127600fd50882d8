import { createLazyFileRoute } from '@tanstack/react-router';
import { PostNotFound } from '../features/blog/post-not-found.js';
import { PostPage } from '../features/blog/post-page.js';

export const Route = createLazyFileRoute('/blog/$slug')({ component: BlogPost });

function BlogPost() {
  const { post } = Route.useLoaderData();
  return post ? <PostPage key={post.slug} post={post} /> : <PostNotFound />;
}

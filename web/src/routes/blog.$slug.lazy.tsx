import { createLazyFileRoute } from '@tanstack/react-router';
import { PostNotFound, PostPage } from '../features/blog/post-page.js';

export const Route = createLazyFileRoute('/blog/$slug')({ component: BlogPost });

function BlogPost() {
  const { post } = Route.useLoaderData();
  return post ? <PostPage key={post.slug} post={post} /> : <PostNotFound />;
}

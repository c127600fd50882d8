import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params }) => {
    const { loadPost } = await import('../features/blog/load-post.js');
    return { post: await loadPost(params.slug) };
  },
});

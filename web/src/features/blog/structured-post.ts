import { site } from '../../lib/site.js';
import { addressOf } from '../../lib/translated-pages.js';
import type { Post } from './post.js';

export function structuredPost(post: Post) {
  const address = site.publicUrl + addressOf(`/blog/${post.slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date,
    dateModified: post.lastModified,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Likeness', url: site.publicUrl },
    mainEntityOfPage: address,
    url: address,
    keywords: post.keywords.join(', '),
    articleSection: post.categories,
    ...(post.image && { image: `${site.publicUrl}${post.image.src}` }),
  };
}

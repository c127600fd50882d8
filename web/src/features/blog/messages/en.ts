import { plural } from '../../../lib/plural.js';

export const blogTitle = 'Blog';
export const pageTitle = (page: number) => `Blog, page ${page}`;
export const cardTitle = 'Likeness Blog';
export const description =
  'Guides to photos, light and styles, what the likeness figure means, how the engine works, and what becomes of a photo of your face.';
export const keywordPortraits = 'AI portraits';
export const keywordPicture = 'profile picture';
export const keywordLikeness = 'likeness';
export const keywordGuide = 'photo guide';
export const lead =
  'How to take the photo, which style to choose, what the likeness figure means, and what becomes of a photo of your face.';

export const noPosts = 'No posts found';
export const changeFilter = 'Try adjusting your search or filter criteria';
export const clearFilters = 'Clear Filters';
export const sort = 'Sort';
export const newestFirst = 'Newest First';
export const oldestFirst = 'Oldest First';
export const byTitle = 'Title A-Z';
export const search = 'Search blog posts';
export const searchPlaceholder = 'Search blog posts...';
export const categories = 'Categories';
export const allCategories = 'All';
export const showing = (shown: number, all: number) => `Showing ${shown} of ${all} posts`;
export const showingIn = (shown: number, all: number, category: string) =>
  `Showing ${shown} of ${all} posts in ${category}`;
export const showingFor = (shown: number, all: number, words: string) =>
  `Showing ${shown} of ${all} posts for “${words}”`;
export const showingInFor = (shown: number, all: number, category: string, words: string) =>
  `Showing ${shown} of ${all} posts in ${category} for “${words}”`;

export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
// Only for screen readers, before the number.
export const pageBefore = 'Page ';

export const readMore = 'Read More';
export const tags = 'Tags';
// Only for screen readers, after "+3".
export const moreTags = (count: number) => plural(count, { one: ' more', other: ' more' });

export const share = 'Share Post';
export const notShared = 'Could not share the post.';
export const allPosts = 'All posts';
export const relatedTopics = 'Related topics';
export const connect = 'Connect with us';
export const lastUpdated = 'Last updated';
export const opensYouTube = 'Opens the video on YouTube';
export const missingTitle = 'Post not found';
export const missing = 'Sorry, this post could not be found.';
export const backToBlog = 'Return to the blog';

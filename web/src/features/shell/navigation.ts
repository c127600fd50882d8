import { pageFormat } from '../../lib/page-format.js';
import { hasImprint } from '../../lib/site.js';

type Target = {
  to:
    | '/'
    | '/about'
    | '/account'
    | '/blog'
    | '/cancellation'
    | '/dashboard'
    | '/faq'
    | '/kontextlens'
    | '/lenszero'
    | '/pricing'
    | '/privacy'
    | '/provenance'
    | '/terms'
    | '/withdrawal';
  hash?: string;
};

export type PageLink = Target & {
  label: string;
  mobileLabel?: string;
  forMembers?: Target;
};

const portraitTool: PageLink = {
  label: 'LensZero',
  to: '/',
  hash: 'instant-id',
  forMembers: { to: '/lenszero' },
};

const multiReferenceTool: PageLink = { label: 'KontextLens', to: '/kontextlens' };

const pricing: PageLink = { label: 'Pricing', to: '/pricing' };

const blog: PageLink = { label: 'Blog', to: '/blog' };

export const mainLinks: readonly PageLink[] = [pricing, portraitTool, multiReferenceTool, blog];

export const memberMenu: { label: string; links: readonly PageLink[] } = {
  label: 'Dashboard',
  links: [
    { label: 'Dashboard', mobileLabel: 'Dashboard Home', to: '/dashboard' },
    { label: 'Account Settings', to: '/account' },
  ],
};

export type LinkGroup = { title: string; links: readonly PageLink[] };

const memes: readonly PageLink[] =
  pageFormat === 'meme'
    ? [
        { label: 'Featured Meme Styles', to: '/', hash: 'packs' },
        { label: 'Batch Memes', to: '/dashboard' },
      ]
    : [];

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Product',
    links: [
      pricing,
      portraitTool,
      multiReferenceTool,
      ...memes,
      { label: 'How It Works', to: '/', hash: 'how-it-works' },
      { label: 'Features', to: '/', hash: 'features' },
      { label: 'FAQ', to: '/', hash: 'faq' },
      { label: 'Check a Picture', to: '/provenance' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Questions and Answers', to: '/faq' },
      blog,
      { label: 'Contact', to: '/about', hash: 'contact' },
      ...(hasImprint ? [{ label: 'Imprint', to: '/about', hash: 'imprint' } as const] : []),
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
    ],
  },
];

/** On every page and never folded. The law prescribes the wording (BGB §312k and §356a). */
export const contractLinks: LinkGroup = {
  title: 'Contracts',
  links: [
    { label: 'Cancel contracts here', to: '/cancellation' },
    { label: 'Withdraw from contract here', to: '/withdrawal' },
  ],
};

/** Legally required links, for pages on which the full footer would be in the way. */
export const shortFooterLinks: readonly PageLink[] = [
  { label: 'Imprint', to: '/about', hash: 'imprint' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  ...contractLinks.links,
];

export const footerLine =
  pageFormat === 'meme'
    ? 'Portraits and memes from your own photos that still look like you.'
    : 'Portraits from your own photos that still look like you.';

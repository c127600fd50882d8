import type { LinkProps } from '@tanstack/react-router';
import { pageFormat } from '../../lib/page-format.js';
import { hasImprint } from '../../lib/site.js';
import * as text from './messages.js';

type Target = { to: LinkProps['to']; hash?: string };

export type PageLink = Target & {
  label: string;
  mobileLabel?: string;
  forMembers?: Target;
};

const portraitTool: PageLink = {
  label: text.portraitTool,
  to: '/',
  hash: 'instant-id',
  forMembers: { to: '/lenszero' },
};

const multiReferenceTool: PageLink = { label: text.multiReferenceTool, to: '/kontextlens' };

const pricing: PageLink = { label: text.pricing, to: '/pricing' };

const blog: PageLink = { label: text.blog, to: '/blog' };

export const mainLinks: readonly PageLink[] = [pricing, portraitTool, multiReferenceTool, blog];

export const memberMenu: { label: string; links: readonly PageLink[] } = {
  label: text.dashboard,
  links: [
    { label: text.dashboard, mobileLabel: text.dashboardHome, to: '/dashboard' },
    { label: text.accountSettings, to: '/account' },
  ],
};

export type LinkGroup = { title: string; links: readonly PageLink[] };

const memes: readonly PageLink[] =
  pageFormat === 'meme'
    ? [
        { label: text.featuredMemes, to: '/', hash: 'packs' },
        { label: text.batchMemes, to: '/dashboard' },
      ]
    : [];

export const footerGroups: readonly LinkGroup[] = [
  {
    title: text.product,
    links: [
      pricing,
      portraitTool,
      multiReferenceTool,
      ...memes,
      { label: text.howItWorks, to: '/', hash: 'how-it-works' },
      { label: text.features, to: '/', hash: 'features' },
      { label: text.faq, to: '/faq' },
      { label: text.checkPicture, to: '/provenance' },
    ],
  },
  {
    title: text.company,
    links: [
      { label: text.aboutUs, to: '/about' },
      blog,
      { label: text.contact, to: '/about', hash: 'contact' },
      ...(hasImprint ? [{ label: text.imprint, to: '/about', hash: 'imprint' } as const] : []),
      { label: text.privacyPolicy, to: '/privacy' },
      { label: text.termsOfService, to: '/terms' },
    ],
  },
];

/** On every page and never folded. */
export const contractLinks: LinkGroup = {
  title: text.contracts,
  links: [
    { label: text.cancelContracts, to: '/cancellation' },
    { label: text.withdraw, to: '/withdrawal' },
  ],
};

/** Legally required links, for pages on which the full footer would be in the way. */
export const shortFooterLinks: readonly PageLink[] = [
  ...(hasImprint ? [{ label: text.imprint, to: '/about', hash: 'imprint' } as const] : []),
  { label: text.privacy, to: '/privacy' },
  { label: text.terms, to: '/terms' },
  ...contractLinks.links,
];

export const footerLine = pageFormat === 'meme' ? text.memeLine : text.portraitLine;

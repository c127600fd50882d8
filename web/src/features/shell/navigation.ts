type Target = {
  to:
    '/' | '/account' | '/cancellation' | '/kontextlens' | '/lenszero' | '/pricing' | '/withdrawal';
  hash?: string;
};

export type PageLink = Target & {
  label: string;
  /** Where the link leads who is signed in, if elsewhere. */
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

export const mainLinks: readonly PageLink[] = [pricing, portraitTool, multiReferenceTool];

/** What opens for who is signed in; logging out stands below it. */
export const memberMenu: { label: string; links: readonly PageLink[] } = {
  label: 'Account',
  links: [{ label: 'Account Settings', to: '/account' }],
};

export const footerGroups: readonly { title: string; links: readonly PageLink[] }[] = [
  {
    title: 'Product',
    links: [
      pricing,
      portraitTool,
      multiReferenceTool,
      { label: 'How It Works', to: '/', hash: 'how-it-works' },
      { label: 'Features', to: '/', hash: 'features' },
      { label: 'FAQ', to: '/', hash: 'faq' },
    ],
  },
  {
    title: 'Contracts',
    links: [
      // Their words are the law's: BGB §312k and §356a.
      { label: 'Cancel contracts here', to: '/cancellation' },
      { label: 'Withdraw from contract here', to: '/withdrawal' },
    ],
  },
];

type Target = { to: '/' | '/account' | '/kontextlens' | '/lenszero'; hash?: string };

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

export const mainLinks: readonly PageLink[] = [portraitTool, multiReferenceTool];

/** What opens for who is signed in; logging out stands below it. */
export const memberMenu: { label: string; links: readonly PageLink[] } = {
  label: 'Account',
  links: [{ label: 'Account Settings', to: '/account' }],
};

export const footerGroups: readonly { title: string; links: readonly PageLink[] }[] = [
  {
    title: 'Product',
    links: [
      portraitTool,
      multiReferenceTool,
      { label: 'How It Works', to: '/', hash: 'how-it-works' },
      { label: 'Features', to: '/', hash: 'features' },
      { label: 'FAQ', to: '/', hash: 'faq' },
    ],
  },
];

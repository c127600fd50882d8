type PageLink = { label: string; to: '/'; hash?: string };

const portraitTool: PageLink = { label: 'LensZero', to: '/', hash: 'instant-id' };

export const mainLinks: readonly PageLink[] = [portraitTool];

export const footerGroups: readonly { title: string; links: readonly PageLink[] }[] = [
  {
    title: 'Product',
    links: [
      portraitTool,
      { label: 'How It Works', to: '/', hash: 'how-it-works' },
      { label: 'Features', to: '/', hash: 'features' },
      { label: 'FAQ', to: '/', hash: 'faq' },
    ],
  },
];

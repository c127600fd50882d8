const set = (value: string | undefined) => (value === undefined || value === '' ? null : value);

export const site = {
  publicUrl: (set(process.env.PUBLIC_URL) ?? 'http://127.0.0.1:8080').replace(/\/+$/, ''),
  operator: {
    name: set(process.env.OPERATOR_NAME),
    address: set(process.env.OPERATOR_ADDRESS)?.replaceAll('\\n', '\n') ?? null,
    representative: set(process.env.OPERATOR_REPRESENTATIVE),
    register: set(process.env.OPERATOR_REGISTER),
    vatId: set(process.env.OPERATOR_VAT_ID),
    phone: set(process.env.OPERATOR_PHONE),
  },
  email: {
    support: set(process.env.SUPPORT_EMAIL),
    legal: set(process.env.LEGAL_EMAIL) ?? set(process.env.SUPPORT_EMAIL),
  },
  supportUrl: set(process.env.SUPPORT_URL),
  social: [
    { name: 'Discord', url: set(process.env.DISCORD_URL) },
    { name: 'YouTube', url: set(process.env.YOUTUBE_URL) },
    { name: 'Instagram', url: set(process.env.INSTAGRAM_URL) },
    { name: 'TikTok', url: set(process.env.TIKTOK_URL) },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }])),
  discord: {
    url: set(process.env.DISCORD_URL),
    members: set(process.env.DISCORD_MEMBERS),
  },
} as const;

export const hasImprint = [...Object.values(site.operator), ...Object.values(site.email)].some(
  (value) => value !== null,
);

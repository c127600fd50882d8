import { local } from '../storage.js';

const KEY = 'likeness.newcomer';

/** The person who signed up in this browser and has not logged in yet: the link of the mail opens another tab. */
export const newcomer = {
  note: (email: string, redirect = '/dashboard') => local.write(KEY, `${email} ${redirect}`),
  read(): { email: string; redirect?: string } {
    const [email = '', redirect] = local.read(KEY)?.split(' ') ?? [];
    return { email, ...(redirect !== undefined && { redirect }) };
  },
  forget: () => local.write(KEY, ''),
};

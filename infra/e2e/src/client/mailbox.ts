import { eventually } from './eventually.js';

/** Port offset of the local mailbox from the gateway, downwards. */
const MAILBOX_BELOW = 55;

type Mail = { readonly to: unknown; readonly subject: string; readonly text: string };

/** Waits for what `find` looks for in the mails to that address, the newest first. */
async function inMails<T>(origin: string, email: string, find: (mails: Mail[]) => T | undefined) {
  const { hostname, port } = new URL(origin);
  const mailbox = `http://${hostname}:${Number(port) - MAILBOX_BELOW}/api/messages`;
  return eventually(async () => {
    const mails = (await (await fetch(mailbox)).json()) as Mail[];
    return find(mails.filter(({ to }) => JSON.stringify(to).includes(email)));
  });
}

/** @param subject a part of it, or a pattern */
export function mailAbout(origin: string, email: string, subject: string | RegExp): Promise<Mail> {
  return inMails(origin, email, (mails) => mails.find((mail) => mail.subject.match(subject)));
}

/** @param form captures the token */
export function mailToken(
  origin: string,
  email: string,
  form = /verify\S*token=([^\s&]+)/,
): Promise<string> {
  return inMails(origin, email, (mails) =>
    mails.map(({ text }) => form.exec(text)?.[1]).find((token) => token !== undefined),
  );
}

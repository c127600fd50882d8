import { site } from '../../lib/site.js';

type MailSentenceProps = {
  of: 'support' | 'legal';
  children: string;
};

export function MailSentence({ of, children }: MailSentenceProps) {
  const address = site.email[of];
  if (address === null) return null;
  return (
    <>
      {children}{' '}
      <a href={`mailto:${address}`} className="link wrap-anywhere">
        {address}
      </a>
      .{' '}
    </>
  );
}

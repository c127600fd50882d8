import { withdrawalInstruction } from '@likeness/contracts/text/withdrawal-instruction';
import { addressOf, locale } from '../../lib/locale.js';
import { site } from '../../lib/site.js';

export function WithdrawalInstruction() {
  const { operator, email } = site;
  const lines = [operator.name, operator.address, email.legal].filter((line) => line !== null);
  const page = window.location.origin + addressOf('/withdrawal');
  return (
    <div className="grid max-w-[62ch] gap-3 py-3 text-sm text-ink-2">
      {withdrawalInstruction(
        locale,
        lines.map((line) => line.replaceAll('\n', ', ')),
        page,
      ).map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-2">
          <h3 className="font-semibold text-ink">{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

import { site } from '../../lib/site.js';
import { MailAddress } from './mail-address.js';

const { operator } = site;

const facts = [
  ['Operator', operator.name],
  ['Address', operator.address],
  ['Represented by', operator.representative],
  ['Register', operator.register],
  ['VAT ID', operator.vatId],
  ['Telephone', operator.phone],
] as const;

/** Who runs this installation, as the law on digital services asks (DDG §5). */
export function Imprint() {
  const known = facts.filter(([, value]) => value !== null);
  return (
    <section id="imprint" aria-labelledby="imprint-title" className="grid content-start gap-5">
      <h2 id="imprint-title" className="type-h3">
        Imprint
      </h2>
      {operator.name === null && (
        <p className="max-w-[62ch] text-ink-2">
          The operator of this installation has not been named yet. Whoever offers it to the public
          must do so: OPERATOR_NAME and OPERATOR_ADDRESS are read when the page is built.
        </p>
      )}
      <dl className="w-full border-b border-line">
        {known.map(([term, value]) => (
          <div
            key={term}
            className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-2">Support</dt>
          <dd>
            <MailAddress of="support" />
          </dd>
        </div>
        <div className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-2">Legal</dt>
          <dd>
            <MailAddress of="legal" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

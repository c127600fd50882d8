import { useIsMember } from '../../lib/session/use-session.js';
import { CreateLink } from './create-link.js';
import { homeWords } from './home-words.js';
import * as text from './messages/en.js';

const [first, second] = homeWords.callToAction;

export function CallToAction() {
  const isMember = useIsMember();
  return (
    <section aria-labelledby="cta-title" className="wrap py-section">
      <div className="grid overflow-hidden rounded-panel bg-inverse text-on-inverse [--focus:var(--color-on-inverse)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-center justify-items-start gap-6 p-[clamp(2rem,5.5vw,5rem)]">
          <h2 id="cta-title" className="type-h2">
            {first}
            <br />
            {second}
          </h2>
          {!isMember && <p className="text-lead text-on-inverse-2">{text.freeOffer}</p>}
          <CreateLink />
        </div>
        <img
          src="/examples/slices.webp"
          width={720}
          height={900}
          loading="lazy"
          alt={text.slices}
          className="aspect-square size-full object-cover object-[50%_12%] md:aspect-auto md:h-[clamp(28rem,44vw,40rem)]"
        />
      </div>
    </section>
  );
}

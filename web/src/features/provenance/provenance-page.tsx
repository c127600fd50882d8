import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/head/site-title.js';
import { CheckPanel } from './check-panel.js';
import { LayerList } from './layer-list.js';
import { useCheck } from './use-check.js';

const meta = {
  description:
    'Check whether Likeness made a picture: by its signed Content Credentials, by the mark hidden in its pixels, or by its fingerprint. And what each answer means.',
};

export function ProvenancePage() {
  const checking = useCheck();
  const report = checking.check.step === 'answered' ? checking.check.report : undefined;
  return (
    <div className="wrap grid gap-section pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf('Was this picture made here?')} meta={meta} />
      <div className="grid gap-[clamp(1.75rem,4vw,3rem)]">
        <div className="grid gap-4">
          <h1 className="type-h2">Was this picture made here?</h1>
          <p className="max-w-[56ch] text-lead text-ink-2">
            Every portrait of Likeness can be recognised, also without its visible watermark. Bring
            a picture and see whether it is one, and how that is known.
          </p>
        </div>
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <CheckPanel checking={checking} />
          <LayerList report={report} />
        </div>
      </div>
      <Explanations />
    </div>
  );
}

function Explanations() {
  return (
    <div className="grid gap-10">
      <Part title="What a yes means">
        <p>
          Likeness made the picture, or about a third or more of what it shows. We never tell you
          who is in it, who ordered it, or whether they agree to where you found it.
        </p>
        <p>
          A page that shows one of our portraits contains a picture of ours, and the answer says so,
          whatever stands beside it. Credentials give the name of whoever signed by their own
          account.
        </p>
      </Part>
      <Part title="Which edits it survives">
        <p>
          You can compress, resize, mirror, turn or crop a portrait, make it black and white, change
          its colours, or put words on it. We still recognise it without its metadata, as long as at
          least a quarter of it is left and words cover no more than a third.
        </p>
        <p>
          Some edits are out of reach: a crop to less than a quarter, words over most of the
          picture, a thumbnail inside a larger screenshot, inverted colours, strong slants or
          perspective, and a picture that was drawn again by hand or by another program.
        </p>
      </Part>
      <Part title="What a no does not prove">
        <p>
          That the picture is a photograph, or that no program made it. Other services leave other
          marks, which are not looked for here.
        </p>
        <p>
          That it was never made here either. Somebody who wants to can remove all three layers, by
          repainting or cropping far enough, at the cost of the picture. A portrait that has been
          deleted is known by its credentials alone, and one made by another installation of this
          software is not known here.
        </p>
      </Part>
      <Part title="What happens to the picture you bring">
        <p>
          It is sent without its name, lies on our disk for as long as it is looked at, usually a
          few seconds, and is then removed. Nobody else sees it, no face in it is analysed, and
          nothing is learnt from it. No account is needed. The number of checks from one address is
          limited, so that nobody can try out which change a mark does not outlive.
        </p>
        <p>
          More on the three layers:{' '}
          <Link to="/blog/$slug" params={{ slug: 'three-layers-of-provenance' }} className="link">
            three layers of provenance
          </Link>
          . More on your data:{' '}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-16 gap-y-4 border-t border-line pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 className="type-h3">{title}</h2>
      <div className="grid max-w-[68ch] content-start gap-4">{children}</div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/head/site-title.js';
import { CheckPanel } from './check-panel.js';
import { LayerList } from './layer-list.js';
import { useCheck } from './use-check.js';

const meta = {
  description:
    'Check whether Likeness made a picture, by its signed Content Credentials, its hidden mark or its fingerprint. Learn what each answer means.',
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
            We can recognise every Likeness portrait, even without its visible watermark. Check a
            picture to see whether we made it and how we know.
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
          If a screenshot or collage contains one of our portraits, the answer is yes, whatever else
          it shows. Credentials name the signer, but we don’t verify that name.
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
          A no doesn’t prove that the picture is a photograph, or that no program made it. Other
          services leave other marks, and we don’t check for those.
        </p>
        <p>
          It doesn’t prove that we never made the picture either. Heavy repainting or cropping can
          remove all three layers, but it also damages the picture. After a portrait is deleted, we
          recognise it only by its credentials. We don’t recognise portraits from other
          installations of this software.
        </p>
      </Part>
      <YourPicture />
    </div>
  );
}

function YourPicture() {
  return (
    <Part title="What happens to your picture">
      <p>
        Your browser sends the picture without its file name. We store it only while we check it,
        usually for a few seconds, and then delete it. We don’t show it to anyone, analyze faces in
        it or train models on it.
      </p>
      <p>
        You don’t need an account. We limit the number of checks from each network address, so that
        people can’t test which edits remove a mark.
      </p>
      <p>
        Read more about{' '}
        <Link to="/blog/$slug" params={{ slug: 'three-layers-of-provenance' }} className="link">
          the three layers
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className="link">
          your data
        </Link>
        .
      </p>
    </Part>
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

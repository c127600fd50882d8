import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/page-format.js';
import { CheckPanel } from './check-panel.js';
import { LayerList } from './layer-list.js';
import * as text from './messages.js';
import { useCheck } from './use-check.js';

const meta = { description: text.description };

export function ProvenancePage() {
  const checking = useCheck();
  const report = checking.check.step === 'answered' ? checking.check.report : undefined;
  return (
    <div className="wrap grid gap-section pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf(text.heading)} meta={meta} />
      <div className="grid gap-[clamp(1.75rem,4vw,3rem)]">
        <div className="grid gap-4">
          <h1 className="type-h2">{text.heading}</h1>
          <p className="max-w-[56ch] text-lead text-ink-2">{text.lead}</p>
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
      <Part title={text.yes}>
        <p>{text.yesMeaning}</p>
        <p>{text.partMeaning}</p>
      </Part>
      <Part title={text.edits}>
        <p>{text.survivedEdits}</p>
        <p>{text.fatalEdits}</p>
      </Part>
      <Part title={text.no}>
        <p>{text.noProofOfPhoto}</p>
        <p>{text.noProofOfOrigin}</p>
      </Part>
      <YourPicture />
    </div>
  );
}

function YourPicture() {
  return (
    <Part title={text.handling}>
      <p>{text.storage}</p>
      <p>{text.limits}</p>
      <p>
        {text.readMore(
          <Link to="/blog/$slug" params={{ slug: 'three-layers-of-provenance' }} className="link">
            {text.layersLink}
          </Link>,
          <Link to="/privacy" className="link">
            {text.dataLink}
          </Link>,
        )}
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

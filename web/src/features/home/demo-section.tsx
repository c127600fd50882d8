import type { ReactNode } from 'react';
import { productHeading } from '../../lib/page-format.js';
import * as text from './messages/en.js';
import { PriceFacts } from '../pricing/price-facts.js';
import { SectionHead } from './section-head.js';

export function DemoSection({ children }: { children: ReactNode }) {
  return (
    <section
      id="instant-id"
      aria-labelledby="demo-title"
      className="wrap pt-[clamp(1rem,3vw,2.5rem)] member:hidden"
    >
      <div className="rounded-panel border border-line bg-paper p-[clamp(1.25rem,4.2vw,3.5rem)] max-sm:-mx-2">
        <SectionHead
          id="demo-title"
          title={text.demoTitle}
          aside={`LensZero · ${productHeading}`}
        />
        <div id="image-upload-section">{children}</div>
        <div className="mt-6">
          <PriceFacts />
        </div>
      </div>
    </section>
  );
}

import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { CreditsPanel } from './credits-panel.js';
import { nextStep } from './next-step.js';
import { RunsPanel } from './runs-panel.js';
import { StoragePanel } from './storage-panel.js';

export function Overview({ list }: { list: ImageList }) {
  const step = nextStep(list);
  return (
    <div className="grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-2">
      {step && (
        <section
          aria-labelledby="next-step"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-paper px-5 py-4 lg:col-span-2"
        >
          <div className="mr-auto min-w-0">
            <h2 id="next-step" className="type-h4">
              {step.title}
            </h2>
            <p className="text-sm text-ink-2">{step.text}</p>
          </div>
          <Button asChild>
            <Link to={step.link.to}>{step.link.label}</Link>
          </Button>
        </section>
      )}
      <div className="grid content-start gap-10">
        <RunsPanel images={list.images} />
        <StoragePanel list={list} />
      </div>
      <CreditsPanel />
    </div>
  );
}

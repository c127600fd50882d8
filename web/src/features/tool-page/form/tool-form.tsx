import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { PhotoSection } from '../photos/photo-section.js';
import type { PhotoWording } from '../photos/photo-wording.js';
import type { ToolPageState } from '../tool/use-tool-page.js';

/** A step of a tool's form. */
export const block = 'min-w-0 border-t border-line pt-6';

type ToolFormProps = {
  page: ToolPageState;
  label: string;
  wording?: PhotoWording;
  /** Photos and the rest side by side. */
  isWide?: boolean;
  /** The steps after the photos. */
  children: ReactNode;
};

export function ToolForm({ page, label, wording, isWide = false, children }: ToolFormProps) {
  const { tool, photos, isLocked, comparison } = page;

  function submit(event: FormEvent) {
    event.preventDefault();
    page.submit();
  }

  return (
    <form
      id={page.formId}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className={clsx(
        'grid min-w-0 gap-y-7',
        isWide && 'gap-x-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      <div data-part="photos" className={clsx('grid min-w-0', !isWide && block)}>
        <PhotoSection
          photos={tool.photos}
          isLocked={isLocked}
          error={photos.photos.length > 0 ? null : page.faultOf('photos')}
          comparison={comparison}
          wording={wording}
          hasOwnColumn={isWide}
        />
      </div>
      <div className="grid min-w-0 content-start gap-y-7">{children}</div>
    </form>
  );
}

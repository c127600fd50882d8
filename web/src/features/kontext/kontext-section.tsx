import { useQueryClient } from '@tanstack/react-query';
import { CreateBar } from '../tool-page/bar/create-bar.js';
import { ToolPage } from '../tool-page/tool-page.js';
import { useToolPage } from '../tool-page/tool/use-tool-page.js';
import { kontextOf } from './kontext.js';
import { priceWithoutWords } from './choices/watermark-hint.js';
import { KontextForm } from './form/kontext-form.js';
import { KontextOptions } from './form/kontext-options.js';

export function KontextSection() {
  const page = useToolPage(kontextOf(useQueryClient()));
  return (
    <ToolPage
      page={page}
      head={
        <>
          <div className="grid gap-3">
            <h1 className="type-h2">KontextLens</h1>
            <p className="text-lead text-ink-2">
              Upload 1-3 images and describe what you want to see. The person comes from the first
              photo with a clear face, light and colour from the others.
            </p>
          </div>
          <h2 className="sr-only">Make images</h2>
        </>
      }
      bar={
        <CreateBar
          page={page}
          submitLabel={`${page.isBusy ? 'Creating' : 'Create'} ${page.terms.imageCount === 1 ? '1 image' : `${page.terms.imageCount} images`}`}
          ifFree={`Without: ${priceWithoutWords(page.order)}`}
        >
          <KontextOptions page={page} />
        </CreateBar>
      }
    >
      <KontextForm page={page} />
    </ToolPage>
  );
}

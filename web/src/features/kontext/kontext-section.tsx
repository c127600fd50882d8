import { useQueryClient } from '@tanstack/react-query';
import { toolName } from '../../lib/images/tool-names.js';
import { CreateBar } from '../tool-page/bar/create-bar.js';
import { ToolPage } from '../tool-page/tool-page.js';
import { useToolPage } from '../tool-page/tool/use-tool-page.js';
import { kontextOf } from './kontext.js';
import { priceWithoutWords } from './choices/watermark-hint.js';
import { KontextForm } from './form/kontext-form.js';
import { KontextOptions } from './form/kontext-options.js';
import * as text from './messages/en.js';

export function KontextSection() {
  const page = useToolPage(kontextOf(useQueryClient()));
  return (
    <ToolPage
      page={page}
      head={
        <>
          <div className="grid gap-3">
            <h1 className="type-h2">{toolName('kontextlens')}</h1>
            <p className="text-lead text-ink-2">{text.intro}</p>
          </div>
          <h2 className="sr-only">{text.makeImages}</h2>
        </>
      }
      bar={
        <CreateBar
          page={page}
          submitLabel={(page.isBusy ? text.creating : text.create)(page.terms.imageCount)}
          ifFree={priceWithoutWords(page.order)}
        >
          <KontextOptions page={page} />
        </CreateBar>
      }
    >
      <KontextForm page={page} />
    </ToolPage>
  );
}

import { Suspense } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import type { BatchMemesProps } from './batch-memes.js';
import type { MemeEditorProps } from './meme-editor.js';

const Editor = lateComponent(async () => (await import('./meme-editor.js')).MemeEditor);
const Batch = lateComponent(async () => (await import('./batch-memes.js')).BatchMemes);

export function MemeEditor(props: MemeEditorProps) {
  return (
    <Suspense>
      <Editor {...props} />
    </Suspense>
  );
}

export function BatchMemes(props: BatchMemesProps) {
  return (
    <Suspense>
      <Batch {...props} />
    </Suspense>
  );
}

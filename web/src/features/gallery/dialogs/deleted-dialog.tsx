import { RESTORE_MINUTES } from '@likeness/contracts/http/restore-minutes';
import type { DeletedImages, Image } from '@likeness/contracts/http/images';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { CheckboxTile } from '../../../components/checkbox-tile.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field-error.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';
import { clockWords } from '../../../lib/day-words.js';
import { imageLabel } from '../../../lib/images/image-words.js';
import { useRestoreImages } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import { GalleryFailed } from '../list/gallery-states.js';
import * as text from '../messages.js';

const deletedImagesQuery = queryOptions({
  queryKey: ['deleted-images'],
  queryFn: async ({ signal }) => {
    const images: Image[] = [];
    for (let page: number | null = 1; page !== null;) {
      const answer: DeletedImages = await call('GET /api/images/deleted', {
        query: { page },
        signal,
      });
      images.push(...answer.images);
      page = answer.next;
    }
    return images;
  },
  // The restorable images change every minute.
  staleTime: 0,
  gcTime: 0,
});

type DeletedDialogProps = { styleName: (style: string) => string; onClose: () => void };

export function DeletedDialog({ styleName, onClose }: DeletedDialogProps) {
  const { data: images = [], isSuccess, error, refetch } = useQuery(deletedImagesQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const restoreImages = useRestoreImages();
  const ids = images.map(({ id }) => id).filter((id) => chosen.has(id));

  const restoration = useMutation({
    mutationFn: async () => {
      await restoreImages(ids);
      setChosen(new Set());
      if (ids.length === images.length) onClose();
      else await refetch();
    },
    onError: (fault) => {
      logFault('Deleted images could not be restored', fault);
      void refetch();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={text.deletedTitle}
      description={text.restorable(RESTORE_MINUTES)}
      footer={
        <>
          {images.length > 0 && (
            <SelectAll
              count={images.length}
              onPress={() => setChosen(new Set(images.map(({ id }) => id)))}
            />
          )}
          <Button className="max-sm:flex-1" onClick={onClose}>
            {text.close}
          </Button>
          <Restore
            count={ids.length}
            isBusy={restoration.isPending}
            onPress={() => restoration.mutate()}
          />
        </>
      }
    >
      <div className="grid min-h-48 content-start gap-4 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-4">
        <p className="text-sm text-ink-2">{text.keptDeleted(RESTORE_MINUTES)}</p>
        <div role="alert" className="empty:hidden">
          {restoration.isError && <FieldError>{text.couldNotRestore}</FieldError>}
        </div>
        {error && <GalleryFailed reason={error.message} onRetry={() => void refetch()} />}
        {isSuccess && images.length === 0 && <p className="type-h4">{text.nothingToRestore}</p>}
        <DeletedList {...{ images, chosen, styleName }} onChoose={setChosen} />
      </div>
    </Dialog>
  );
}

function SelectAll({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button variant="quiet" className="mr-auto max-sm:w-full" onClick={onPress}>
      {text.selectAllDeleted(count)}
    </Button>
  );
}

type RestoreProps = { count: number; isBusy: boolean; onPress: () => void };

function Restore({ count, isBusy, onPress }: RestoreProps) {
  return (
    <Button
      variant="primary"
      className="max-sm:flex-1"
      busy={isBusy}
      disabled={count === 0}
      onClick={onPress}
    >
      {count === 0 ? text.restore : text.restoreImages(count)}
    </Button>
  );
}

type DeletedListProps = {
  images: readonly Image[];
  chosen: ReadonlySet<string>;
  styleName: (style: string) => string;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

function DeletedList({ images, chosen, styleName, onChoose }: DeletedListProps) {
  return (
    <ul
      aria-label={text.deletedImages}
      className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4 empty:hidden"
    >
      {images.map((image) => (
        <li key={image.id}>
          <CheckboxTile
            label={imageLabel(image, styleName)}
            src={displayUrl(image, 256)}
            {...(image.expires_at !== null && {
              name: text.untilClock(clockWords(new Date(image.expires_at))),
            })}
            checked={chosen.has(image.id)}
            onChange={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(image.id);
              else next.delete(image.id);
              onChoose(next);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

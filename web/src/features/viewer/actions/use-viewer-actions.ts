import type { Image } from '@likeness/contracts/http/images';
import type { Language } from '@likeness/contracts/text/languages';
import { toasts } from '../../../components/toast-store.js';
import { useReact } from '../../../lib/images/use-react.js';
import { seedOf } from '../../../lib/recipe.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useBusy } from '../../../lib/use-busy.js';
import { downloadImage } from '../../downloads/download-image.js';
import { hasSizes } from '../../downloads/sizes/size-choices.js';
import { shareOne } from '../../downloads/share-images.js';
import { offersRemoval, priceOf } from '../../watermarks/watermark-rules.js';
import * as text from '../messages.js';

export type BeginAgain = {
  onMore: (image: Image) => void;
  onSameSeed?: (image: Image) => void;
};

export type Actions = {
  reaction: Image['reaction'];
  like?: () => void;
  dislike?: () => void;
  likeOnly?: () => void;
  download: () => void;
  isDownloading: boolean;
  chooseSize?: () => void;
  share: () => void;
  isSharing: boolean;
  createMeme: () => void;
  more?: () => void;
  sameSeed?: () => void;
  removeWatermark?: () => void;
  price?: string;
  isOfferedAccount?: boolean;
  remove?: () => void;
};

type ActionPorts = {
  image: Image;
  isLoaded: boolean;
  /** Language of a visible AI label. */
  label: Language | undefined;
  again: BeginAgain | undefined;
  onLiked: () => void;
  onSizes: () => void;
  onMeme: () => void;
  onRemoveWatermark: () => void;
  onDelete: () => void;
};

export function useViewerActions({
  image,
  isLoaded,
  label,
  again,
  onLiked,
  onSizes,
  onMeme,
  onRemoveWatermark,
  onDelete,
}: ActionPorts): Actions {
  const { user } = useSession();
  const react = useReact();
  const [isDownloading, runDownload] = useBusy();
  const [isSharing, runShare] = useBusy();

  async function download() {
    if (!isLoaded) {
      toasts.add('error', text.notLoaded);
    } else if (!(await downloadImage(image, { label }))) {
      toasts.add('error', text.couldNotDownload);
    }
  }

  const isMade = image.creation_method_name !== null;
  const actions: Actions = {
    reaction: image.reaction,
    download: () => runDownload(download),
    isDownloading,
    ...(hasSizes(image) && { chooseSize: onSizes }),
    share: () => runShare(() => shareOne(image, label)),
    isSharing,
    createMeme: onMeme,
    ...(again && isMade && { more: () => again.onMore(image) }),
    ...(again?.onSameSeed &&
      seedOf(image) !== null && { sameSeed: () => again.onSameSeed?.(image) }),
  };
  if (user === null) {
    return { ...actions, isOfferedAccount: isMade && image.should_add_watermark === 'true' };
  }

  const { credits } = priceOf(1, user);
  return {
    ...actions,
    like() {
      if (react(image, 'like') === 'like') onLiked();
    },
    likeOnly() {
      onLiked();
      if (image.reaction !== 'like') react(image, 'like');
    },
    dislike: () => void react(image, 'dislike'),
    ...(offersRemoval(image, user) && {
      removeWatermark: onRemoveWatermark,
      price: credits === 0 ? text.free : text.oneCredit,
    }),
    remove: onDelete,
  };
}

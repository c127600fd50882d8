import { plural } from '../../../lib/plural.js';

export const aiGenerated = 'AI Generated';
export const userUploaded = 'User Uploaded';
export const aiGeneratedImages = 'AI Generated Images';
export const uploadedImages = 'Uploaded Images';
export const orMore = (images: string) => `${images} or more`;

export const filtersAndActions = 'Filters and actions';
export const filters = 'Filters';
export const imageType = 'Image Type';
export const filterByReaction = 'Filter by Reaction';
export const allImages = 'All Images';
export const liked = 'Liked';
export const disliked = 'Disliked';
export const filterByOrigin = 'Filter by Origin';
export const style = 'Style';
export const allStyles = 'All styles';
export const tool = 'Tool';
export const allTools = 'All tools';
export const search = 'Search style and prompt';
export const clearSearch = 'Clear search';
export const searched = (words: string) => `“${words}”`;
export const removeFilter = (filter: string) => `Remove filter: ${filter}`;
export const clearFilters = 'Clear filters';

export const sort = 'Sort';
export const newestFirst = 'Newest First';
export const oldestFirst = 'Oldest First';
export const gridSize = 'Grid size';
export const smallGrid = 'Small grid';
export const largeGrid = 'Large grid';

export const selection = 'Selection';
export const selectImages = 'Select Images';
export const selectAll = 'Select All';
export const couldNotSelect = 'Could not select all images. Please try again.';

export const actions = 'Actions';
export const download = 'Download';
export const share = 'Share';
export const batchMemes = 'Batch Memes';
export const remove = 'Delete';
export const removeWatermarks = 'Remove Watermarks';

export const recentlyDeleted = 'Recently Deleted';

export const deletedOn = (day: string) => `1 image will be deleted on ${day}`;
export const deletedFrom = (count: number, day: string) =>
  `${count} images will be deleted starting ${day}`;
export const freeImages =
  'We keep free images for 90 days. Subscribe to keep them, or download them any time.';
export const seePlans = 'See plans';

export const loading = 'Loading';
export const loadingImage = (image: string) => `Loading, ${image}`;
export const imageUnavailable = 'Image unavailable';
export const unavailableImage = (image: string) => `Image unavailable, ${image}`;
export const like = 'Like';
export const dislike = 'Dislike';
export const gridKeys = 'Use the arrow keys to move between images, with Shift to select.';
export const createMore = 'Create More';
export const couldNotLoad = 'We couldn’t load your images.';
export const noImages = 'No images found.';
export const noMatch = 'Nothing matches your search or filters.';
export const noUploads = 'Photos you upload for portraits are kept here.';
export const noPortraits = 'Portraits you make are kept here.';

export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const page = (number: number) => `Page ${number}`;
export const loadMore = 'Load More Images';
export const loadedPages = (loaded: number, count: number) => `${loaded} of ${count} pages`;

export const pullToRefresh = 'Pull to refresh';
export const keepPulling = 'Keep pulling';
export const releaseToRefresh = 'Release to refresh';
export const refreshing = 'Refreshing';

export const leaveSelection = 'Leave selection';
// Follows the number of selected images.
export const selected = 'selected';
export const shownAreSelected = (count: number) => `The ${count} images shown are selected.`;
export const selectWhole = (count: number) => `Select all ${count} images`;
export const selectFirst = (count: number) => `Select the first ${count} images`;
export const wholeIsSelected = (count: number) => `All ${count} images are selected.`;
export const firstAreSelected = (count: number) => `The first ${count} images are selected.`;
export const firstOfAreSelected = (count: number, total: number) =>
  `The first ${count} of ${total} images are selected.`;

export const deletedTitle = 'Recently deleted';
export const restorable = (minutes: number) =>
  `You can restore an image for ${minutes} minutes after you delete it.`;
export const keptDeleted = (minutes: number) =>
  `Deleted images stay here for ${minutes} minutes. After that, we delete the files for good.`;
export const deletedImages = 'Deleted images';
export const untilClock = (clock: string) => `Until ${clock}`;
export const selectAllDeleted = (count: number) => `Select all (${count})`;
export const restore = 'Restore';
export const restoreImages = (count: number) =>
  plural(count, { one: `Restore ${count} image`, other: `Restore ${count} images` });
export const couldNotRestore = "We couldn't restore the images. Please try again.";
export const nothingToRestore = 'Nothing to restore.';
export const noImagesSelected = 'No Images Selected';
export const selectOne = 'Please select at least one image to proceed with this action.';
export const ok = 'OK';
export const close = 'Close';

export const galleryTitle = 'Choose from your gallery';
export const galleryDescription = 'The photos you uploaded and the portraits you made.';
export const images = 'Images';
export const imageType = 'Image type';
export const all = 'All';
export const uploaded = 'User Uploaded';
export const generated = 'AI Generated';
export const added = 'Added';
export const noImages = 'No images yet';
export const imagesKeptHere = 'The photos you upload and the portraits you make are kept here.';
export const imagesFailed = 'We couldn’t load your images.';

export const poseFromGallery = 'Head pose from your gallery';
export const defaultPoses = 'Default poses';
export const poseDescription =
  'Your portraits follow the direction in which the head looks in this picture.';
export const noFaces = 'No images with a face yet';
export const facesAppearHere = 'The photos you upload and the portraits you make appear here.';
export const noDefaultPoses = 'No default poses yet';
export const defaultPosesLater =
  'They are there once the studio is set up. You can use a file or your gallery.';
export const defaultListFailed = 'Failed to load default poses';
export const defaultPictureFailed = 'Failed to load default pose';
export const defaultUnusable = 'Failed to process default pose';
export const galleryPictureFailed = 'Failed to load head pose image';
export const usePose = 'Use this pose';
export const anyPose = 'Pose';

export const loading = 'Loading';
export const cancel = 'Cancel';

export const pages = 'Pages';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOf = (page: number, count: number) => `${page} of ${count}`;

export const addImages = (count: number) => (count < 2 ? 'Add image' : `Add ${count} images`);
export const selectUpTo = (max: number) => `You can select up to ${max} images.`;
export const selected = (count: number, room: number) => `${count} of ${room} selected`;

import { plural } from '../../../lib/plural.js';

export const failed = 'Failed to download. Please try again.';
export const unexpectedJson = 'Server returned unexpected JSON. Please try again.';
export const invalidJson = 'Failed to parse JSON response for bulk download.';
export const fileFailed = (name: string) => `Could not download ${name}.`;
export const imagesFailed = (count: number) => `Could not download ${count} images.`;
export const zipSaysWhy = (file: string) => `${file} in the ZIP says why.`;
export const connectionLost = (outcome: string) => `The connection was lost. ${outcome}`;
export const filesSaved = (count: number, total: number) =>
  `${count} of ${total} files were saved.`;
export const nothingSaved = 'Nothing was saved.';
export const arrived = (size: string) => `${size} arrived. Please start the download again.`;
export const arrivedOf = (size: string, total: string) =>
  `${size} of about ${total} arrived. Please start the download again.`;
export const complete = 'Download complete';
export const othersComplete = 'The other files were downloaded';
export const cancelled = 'Download cancelled';
export const files = (count: number, size: string) => `${count} files, ${size}`;

export const bytes = (value: string, unit: string) => `${value} ${unit}`;

export const download = 'Download';
export const cancel = 'Cancel';
export const bulkTitle = 'Bulk Download Options';
export const selected = (count: number) => `${count} images are selected.`;
export const downloadAs = 'Download as';
export const zipFile = 'One ZIP file';
export const singleFiles = 'Single files';
export const recommendZip =
  'For more than 6 images we recommend ZIP: your browser may ask you to confirm each file.';
export const related = 'Include related images';
export const relatedHint = 'The photos they were made from and the others of the same run.';
export const folders = 'Organize files into folders';
export const foldersHint = 'One for each tool and style, and one for your photos.';

export const onlyYou = 'Image addresses open only where you are signed in.';

export const language = 'en';
export const addLabel = 'Add an AI label';
export const labelHint =
  'If you publish a picture that could pass for a real photo, EU law may require you to say that AI made or changed it. Pictures that you keep private, and ones that are plainly drawn, usually need no label.';
export const aboutMarks = 'How we mark pictures';

export const running = 'Download';
export const percent = (value: number) => `${value}%`;
export const downloading = (count: number) =>
  plural(count, { one: `Downloading ${count} image`, other: `Downloading ${count} images` });
export const preparing = 'Preparing';
export const filesDone = (done: number, total: number, size: string) =>
  `${done} of ${total} files, ${size}`;
export const sizeOf = (size: string, total: string) => `${size} of about ${total}`;
export const progress = (percent: number, words: string) => `${percent}%, ${words}`;

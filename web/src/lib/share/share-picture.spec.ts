import {
  copyAddresses,
  sharePicture,
  wordsOfCopiedAddresses,
  wordsOfShare,
} from './share-picture.js';
import type { SharingBrowser } from './sharing-browser.js';

const picture = {
  file: new Blob(['x'], { type: 'image/jpeg' }),
  name: 'portrait.jpg',
  url: 'https://likeness.example/api/images/1/file',
};
const png = new Blob(['y'], { type: 'image/png' });
const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

function browserThat(allows: Partial<SharingBrowser>) {
  const tried: string[] = [];
  const note = <A extends unknown[], R>(way: string, work: (...given: A) => R) => {
    return (...given: A) => {
      tried.push(way);
      return work(...given);
    };
  };
  const browser: SharingBrowser = {
    canShareFiles: allows.canShareFiles ?? (() => false),
    shareFiles: note('share', allows.shareFiles ?? refuse),
    copyImage: note('image', allows.copyImage ?? refuse),
    toPng: note('png', allows.toPng ?? (() => Promise.resolve(png))),
    copyText: note('text', allows.copyText ?? refuse),
    copyTextAsBefore: note('old copy', allows.copyTextAsBefore ?? (() => false)),
  };
  return { browser, tried };
}

describe('sharing a picture', () => {
  it('tries file, image, PNG, address and old copy, in that order, before it fails', async () => {
    const { browser, tried } = browserThat({ canShareFiles: () => true });
    expect(await sharePicture(picture, browser)).toBe('failed');
    expect(tried).toEqual(['share', 'image', 'png', 'image', 'text', 'old copy']);
  });

  it('gives the sheet of the system a file with its name', async () => {
    const given: File[] = [];
    const { browser, tried } = browserThat({
      canShareFiles: () => true,
      shareFiles: (files) => Promise.resolve(void given.push(...files)),
    });
    expect(await sharePicture(picture, browser)).toBe('shared');
    expect(given).toMatchObject([{ name: 'portrait.jpg', type: 'image/jpeg' }]);
    expect(tried).toEqual(['share']);
  });

  it('stops when the user closes the share sheet', async () => {
    const { browser, tried } = browserThat({
      canShareFiles: () => true,
      shareFiles: () => Promise.reject(new DOMException('closed', 'AbortError')),
    });
    expect(await sharePicture(picture, browser)).toBe('cancelled');
    expect(tried).toEqual(['share']);
  });

  it('copies a PNG when the clipboard rejects JPEG', async () => {
    const { browser } = browserThat({
      copyImage: (image) => (image === png ? Promise.resolve() : refuse()),
    });
    expect(await sharePicture(picture, browser)).toBe('image-copied');
  });

  it('doesn’t convert a PNG', async () => {
    const { browser, tried } = browserThat({ copyText: () => Promise.resolve() });
    expect(await sharePicture({ ...picture, file: png }, browser)).toBe('url-copied');
    expect(tried).toEqual(['image', 'text']);
  });

  it('falls back to a selected field when the clipboard is blocked', async () => {
    const { browser } = browserThat({ copyTextAsBefore: () => true });
    expect(await sharePicture(picture, browser)).toBe('url-copied');
  });

  it('reports the outcome, except after the system’s share sheet', () => {
    expect(wordsOfShare('image-copied')?.title).toBe('Image copied to clipboard!');
    expect(wordsOfShare('url-copied')?.title).toBe(
      'Image URL copied to clipboard (could not copy image directly).',
    );
    expect(wordsOfShare('failed')?.title).toBe('Could not share or copy the image.');
    expect(wordsOfShare('shared')).toBeNull();
    expect(wordsOfShare('cancelled')).toBeNull();
  });
});

describe('copying the URLs of pictures', () => {
  it('copies one per line', async () => {
    const copied: string[] = [];
    const { browser } = browserThat({
      copyText: (text) => Promise.resolve(void copied.push(text)),
    });
    expect(await copyAddresses(['a', 'b'], browser)).toBe(true);
    expect(copied).toEqual(['a\nb']);
  });

  it('reports the number, or the failure', async () => {
    const { browser } = browserThat({});
    expect(await copyAddresses(['a'], browser)).toBe(false);
    expect(wordsOfCopiedAddresses(1, true).title).toBe('Image URL copied to clipboard.');
    expect(wordsOfCopiedAddresses(3, true).title).toBe('3 Image URLs copied to clipboard.');
    expect(wordsOfCopiedAddresses(3, false).title).toBe('Could not copy URLs to clipboard');
  });
});

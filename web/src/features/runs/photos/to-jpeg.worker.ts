import { drawJpeg } from './draw-jpeg.js';

type Asked = MessageEvent<{ picture: Blob; maxBytes: number }>;

addEventListener('message', ({ data: { picture, maxBytes } }: Asked) => {
  drawJpeg(picture, maxBytes).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  );
});

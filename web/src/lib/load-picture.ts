/** Resolves once the browser has loaded and decoded a picture; rejects when it can't. */
export async function loadPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
}

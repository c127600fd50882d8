export async function loadPicture(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
}

export const chooseSize = 'Choose a size';
export const chooseSizeHint = 'Choose a size, see the crop and download it.';
export const size = 'Size';
export const preview = (size: string) => `Preview: ${size}`;
export const oneCredit = '1 credit';
export const downloadFor = (credits: string) => `Download for ${credits}`;
export const withoutWatermark = 'Without watermark';
export const watermarkStays = 'Otherwise, the visible watermark stays in the large file.';
export const makingLarge = 'We’re making the large file. This takes 10 to 20 seconds.';
export const square = 'Square';
export const round = 'Square, for round profile pictures';
export const whole = 'Whole picture';
export const large = 'Large';
export const portrait4x5 = 'Portrait 4:5';
export const portrait2x3 = 'Portrait 2:3';
export const landscape3x2 = 'Landscape 3:2';
export const cvPhoto35x45 = 'CV photo 35 × 45 mm';
export const cvPhoto45x60 = 'CV photo 45 × 60 mm';
export const pixels = (width: number, height: number) => `${width} × ${height} px`;
export const pixelsAt = (width: number, height: number, dpi: number) =>
  `${width} × ${height} px, ${dpi} dpi`;
export const upTo = (size: string) => `up to ${size}`;
export const widenedRemark =
  'If your photo leaves enough room, we paint more background at the sides.';
export const widening = 'We are painting more background at the sides. This takes a few seconds.';
export const noRoom = 'Your photo has too little room for this size. Please choose another.';
export const roundRemark = 'The file is square. LinkedIn and others cut the circle.';
export const enlarged = 'You can download this size as often as you like.';
export const getCredits = 'Get credits or a subscription';
export const cutsHead = (sizes: readonly string[]) =>
  `${new Intl.ListFormat('en').format(sizes)} could cut off the head, so we don’t offer it here.`;
export const imageFailed = 'Failed to download image. Please try again.';
export const download = 'Download';
export const cancel = 'Cancel';

import { imagePageQuery } from '../../lib/images/image-queries.js';

export const newestQuery = imagePageQuery({}, 1, 24);

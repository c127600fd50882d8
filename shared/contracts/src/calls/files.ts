import { z } from 'zod';

/** The bytes of a picture or an archive, as the API's document knows them. */
export const bytesSchema = z.string().meta({ format: 'binary' });

import { z } from 'zod';

export const bytesSchema = z.string().meta({ format: 'binary' });

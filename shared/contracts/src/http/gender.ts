import { z } from 'zod';

export const genderSchema = z.enum(['woman', 'man']);

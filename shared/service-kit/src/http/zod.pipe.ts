import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { describeIssues } from './error.filter.js';

/** Parses a body, query or parameter with a contract's schema. */
@Injectable()
export class ZodPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    const parsed = this.schema.safeParse(value);
    if (!parsed.success) throw new AppError('FIELD_INVALID', describeIssues(parsed.error));
    return parsed.data;
  }
}

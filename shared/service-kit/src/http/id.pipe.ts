import { AppError } from '@likeness/contracts/errors/app-error';
import { looseUuidSchema } from '@likeness/contracts/http/loose-uuid';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** An id in the path, with or without dashes; a malformed one is simply not there. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const parsed = looseUuidSchema.safeParse(value);
    if (!parsed.success) throw new AppError('NOT_FOUND');
    return parsed.data;
  }
}

import type { OpenDeclaration } from '@likeness/contracts/http/operator';
import { Injectable } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';

const LISTED = 100;

@Injectable()
export class OpenDeclarationsService {
  constructor(private readonly declarations: DeclarationsRepository) {}

  /** Oldest first. */
  async list(): Promise<OpenDeclaration[]> {
    const rows = await this.declarations.open(LISTED);
    return rows.map(({ confirmed_at: _, ...row }) => ({
      ...row,
      received_at: row.received_at.toISOString(),
    }));
  }

  /** @returns false if it is unknown or settled */
  async settle(id: string): Promise<boolean> {
    return this.declarations.settle(id);
  }
}

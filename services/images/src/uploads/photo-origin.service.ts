import { aiSourceType } from '@likeness/contracts/provenance/source-types';
import { StorageError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { ProvenanceCheckService } from '../provenance/provenance-check.service.js';

const ANSWER_MS = 5_000;

/** Reads the marks of an upload, which do not survive its conversion. */
@Injectable()
export class PhotoOriginService {
  constructor(private readonly checks: ProvenanceCheckService) {}

  /**
   * The IPTC source type of a file whose credentials, metadata or hidden mark say that AI made it.
   * Null for others, and where nothing can be read in time: an upload never fails for its marks.
   * @throws StorageError, as storing the photo would
   */
  async sourceTypeOf(file: string): Promise<string | null> {
    try {
      const findings = await this.checks.read(file, ANSWER_MS);
      return findings && aiSourceType(findings);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      return null;
    }
  }
}

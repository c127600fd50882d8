import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FingerprintPackingService } from './fingerprints/fingerprint-packing.service.js';
import { FingerprintSearchService } from './fingerprints/fingerprint-search.service.js';
import { ProvenanceCheckService } from './provenance-check.service.js';
import { ProvenanceController } from './provenance.controller.js';

@Module({
  imports: [RepositoriesModule],
  controllers: [ProvenanceController],
  providers: [FingerprintPackingService, FingerprintSearchService, ProvenanceCheckService],
  exports: [ProvenanceCheckService],
})
export class ProvenanceModule {}

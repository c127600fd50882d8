import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FormerFingerprintsService } from './fingerprints/former-fingerprints.service.js';
import { ProvenanceCheckService } from './provenance-check.service.js';
import { ProvenanceController } from './provenance.controller.js';
import { SoftBindingsService } from './soft-bindings.service.js';

@Module({
  imports: [RepositoriesModule],
  controllers: [ProvenanceController],
  providers: [FormerFingerprintsService, ProvenanceCheckService, SoftBindingsService],
  exports: [ProvenanceCheckService],
})
export class ProvenanceModule {}

import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FormerFingerprintsService } from './fingerprints/former-fingerprints.service.js';
import { ProvenanceCheckService } from './provenance-check.service.js';
import { ProvenanceController } from './provenance.controller.js';

@Module({
  imports: [RepositoriesModule],
  controllers: [ProvenanceController],
  providers: [FormerFingerprintsService, ProvenanceCheckService],
  exports: [ProvenanceCheckService],
})
export class ProvenanceModule {}

import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { NewPasswordService } from './new-password.service.js';
import { PasswordHasher } from './password-hasher.js';

@Module({
  imports: [LimitsModule],
  providers: [NewPasswordService, PasswordHasher],
  exports: [NewPasswordService, PasswordHasher],
})
export class PasswordsModule {}

import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AuthController } from './auth.controller.js';
import { LoginService } from './login.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ForgottenPasswordService, PasswordResetService } from './password-reset.service.js';
import { PasswordController } from './password.controller.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [ClaimsModule, LimitsModule, PasswordsModule, SessionsModule],
  controllers: [AuthController, PasswordController],
  providers: [
    ForgottenPasswordService,
    LoginService,
    PasswordChangeService,
    PasswordResetService,
    RegistrationService,
    VerificationService,
  ],
  exports: [LoginService],
})
export class AccountsModule {}

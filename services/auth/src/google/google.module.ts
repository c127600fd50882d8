import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { GoogleSignInService } from './google-sign-in.service.js';
import { GoogleController } from './google.controller.js';
import { OauthStates } from './oauth-states.js';

@Module({
  imports: [AccountsModule, ClaimsModule, LimitsModule, SessionsModule],
  controllers: [GoogleController],
  providers: [GoogleAccountsService, GoogleSignInService, OauthStates],
})
export class GoogleModule {}

import type { Db } from "#data/database.ts";
import type { OwnData } from "#data/own-data.ts";
import type { Viewer } from "#domain/visibility.ts";
import { worker } from "#jobs/jobs.ts";
import type { Module, ModuleDependencies } from "#module.ts";
import { createLeavingRepository } from "./account-deletion/account-deletion.repository.ts";
import { createLeavingService, leavingQueue } from "./account-deletion/account-deletion.service.ts";
import { createAddressRepository } from "./email-change/email-change.repository.ts";
import { addressRoutes } from "./email-change/email-change.routes.ts";
import { addressQueue, createAddressService } from "./email-change/email-change.service.ts";
import { createConfirmRepository } from "./email-confirmation/email-confirmation.repository.ts";
import { confirmQueue, createConfirmService } from "./email-confirmation/email-confirmation.service.ts";
import { createGoogleRepository } from "./google-sign-in/google-sign-in.repository.ts";
import { createGoogleSignIn } from "./google-sign-in/google-sign-in.service.ts";
import { exportUsersRoute } from "./member-admin/export.routes.ts";
import { createMembersRepository } from "./member-admin/member-admin.repository.ts";
import { createMembersService } from "./member-admin/member-admin.service.ts";
import type { MemberLists } from "./members/members.mapper.ts";
import { createAccountsRepository } from "./members/members.repository.ts";
import { accountsOwnData } from "./own-data/own-data.repository.ts";
import { ownDataRoutes } from "./own-data/own-data.routes.ts";
import { createOwnDataService } from "./own-data/own-data.service.ts";
import { createResetRepository } from "./password-reset/password-reset.repository.ts";
import { resetRoutes } from "./password-reset/password-reset.routes.ts";
import { createResetService, resetQueue } from "./password-reset/password-reset.service.ts";
import { createProfileService } from "./profile/profile.service.ts";
import { createSecurityRepository } from "./security/security.repository.ts";
import { securityRoutes } from "./security/security.routes.ts";
import { createSecurityService } from "./security/security.service.ts";
import { createNotices, noticeQueue } from "./security-notices/security-notices.ts";
import { accountsRoutes } from "./sessions/sessions.routes.ts";
import { createAccountsService } from "./sessions/sessions.service.ts";
import { createFactors, factorsRoutes } from "./two-factor/factors.ts";

interface Needs {
  /** Saved and recently watched videos. */
  readonly listsOf: (viewer: Viewer) => Promise<MemberLists>;
  /** Uses up an offer of a free month; false for one that cannot be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<boolean>;
  readonly forgetNews: (tx: Db, emails: readonly string[]) => Promise<void>;
  readonly followEmail: (tx: Db, userId: number) => Promise<void>;
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  readonly endRenewals: (userId: number) => Promise<void>;
  /** What the other features keep of members. */
  readonly kept: readonly OwnData[];
}

/** Accounts: who somebody is, how they prove it, and what they decide about it. */
export function createAccounts(dependencies: ModuleDependencies & Needs) {
  const { db, storage, jobs, mailer, google, pictures, exports, refusesEmail, config, clock } = dependencies;
  const { listsOf, takeUpOffer, forgetNews, followEmail, stopRenewals, endRenewals, kept } = dependencies;
  const accounts = createAccountsRepository(db);
  const securityRepository = createSecurityRepository(db);
  const notices = createNotices(jobs, config);
  const emailConfirmation = createConfirmService({ db, repository: createConfirmRepository(), jobs, config, clock });
  const factors = createFactors({ db, accounts, notices, config, clock });
  const passwordReset = createResetService({ db, repository: createResetRepository(), jobs, notices, config, clock });
  const { prover } = factors;
  const services = {
    sessions: createAccountsService({
      db,
      repository: accounts,
      secondFactor: factors.secondFactor,
      askToConfirm: emailConfirmation.plan,
      refusesEmail,
      clock,
    }),
    memberAdmin: createMembersService({
      db,
      accounts,
      repository: createMembersRepository(db),
      security: securityRepository,
      publicUrl: config.publicUrl,
      clock,
      onBlocked: stopRenewals,
    }),
    emailConfirmation,
    passwordReset,
    twoFactor: factors.twoFactor,
    passkeys: factors.passkeys,
    emailChange: createAddressService({
      db,
      accounts,
      repository: createAddressRepository(),
      prover,
      notices,
      refusesEmail,
      planReset: passwordReset.plan,
      onChanged: followEmail,
      jobs,
      config,
      clock,
    }),
    ownData: createOwnDataService({ db, accounts, prover, storage, kept: [accountsOwnData, ...kept], clock }, config),
    accountDeletion: createLeavingService({
      db,
      repository: createLeavingRepository(),
      prover,
      stopRenewals,
      endRenewals,
      forgetNews,
      pictures,
      jobs,
      config,
      clock,
    }),
  };
  const profile = createProfileService(
    accounts,
    pictures,
    (tx, userId) => emailConfirmation.plan(tx, userId, "secondary_email"),
    notices,
  );
  const security = createSecurityService({
    db,
    accounts,
    repository: securityRepository,
    recoveryCodesOf: factors.recoveryCodesOf,
    passkeysOf: factors.passkeys.ofMember,
    notices,
    config,
    clock,
  });
  const googleSignIn = createGoogleSignIn({
    db,
    repository: createGoogleRepository(),
    google,
    secondFactor: factors.secondFactor,
    notices,
    clock,
  });
  const soon = { pollSeconds: 0.5 };
  return {
    services,
    routes: (route) => {
      accountsRoutes(route, {
        service: services.sessions,
        google: googleSignIn,
        passkeys: services.passkeys,
        members: services.memberAdmin,
        profile,
        avatarUrl: pictures.avatarUrl,
        listsOf,
        takeUpOffer,
        clock,
      });
      resetRoutes(route, passwordReset);
      securityRoutes(route, security, emailConfirmation);
      factorsRoutes(route, factors);
      addressRoutes(route, services.emailChange);
      ownDataRoutes(route, services.ownData, services.accountDeletion);
      exportUsersRoute(route, { members: services.memberAdmin, exports });
    },
    jobs: [
      worker(resetQueue, passwordReset.mailer(mailer), soon),
      worker(confirmQueue, emailConfirmation.mailer(mailer), soon),
      worker(noticeQueue, notices.mailer(mailer), soon),
      worker(leavingQueue, services.accountDeletion.mailer(mailer), soon),
      worker(addressQueue, services.emailChange.mailer(mailer), soon),
      { queue: "accounts-sweep-sessions", cron: "17 3 * * *", run: services.sessions.sweepSessions },
      { queue: "accounts-sweep-resets", cron: "22 3 * * *", run: passwordReset.sweep },
      { queue: "accounts-sweep-confirmations", cron: "27 3 * * *", run: emailConfirmation.sweep },
      { queue: "accounts-sweep-address-changes", cron: "32 3 * * *", run: services.emailChange.sweep },
      { queue: "accounts-sweep-challenges", cron: "37 3 * * *", run: services.passkeys.sweep },
      { queue: "accounts-deletion", cron: "42 3 * * *", run: services.accountDeletion.work },
    ],
  } satisfies Module<typeof services>;
}

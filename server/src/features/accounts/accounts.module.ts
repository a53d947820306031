import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import type { Db } from "#data/database.ts";
import type { OwnData } from "#data/own-data.ts";
import type { Viewer } from "#domain/library/visibility.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { accountDeletionRoutes } from "#features/accounts/account-deletion/account-deletion.routes.ts";
import {
  accountDeletionQueue,
  createAccountDeletionService,
} from "#features/accounts/account-deletion/account-deletion.service.ts";
import { emailChangeRoutes } from "#features/accounts/email-change/email-change.routes.ts";
import { createEmailChangeService, emailChangeQueue } from "#features/accounts/email-change/email-change.service.ts";
import { emailConfirmationRoutes } from "#features/accounts/email-confirmation/email-confirmation.routes.ts";
import {
  createEmailConfirmationService,
  emailConfirmationQueue,
} from "#features/accounts/email-confirmation/email-confirmation.service.ts";
import { googleSignInRoutes } from "#features/accounts/google-sign-in/google-sign-in.routes.ts";
import { createGoogleSignInService } from "#features/accounts/google-sign-in/google-sign-in.service.ts";
import { invitationsRoutes } from "#features/accounts/invitations/invitations.routes.ts";
import {
  createInvitationsService,
  type GiveDays,
  invitationsQueue,
} from "#features/accounts/invitations/invitations.service.ts";
import { createKnownDevicesService } from "#features/accounts/mechanisms/known-devices.service.ts";
import { createSecondFactorService } from "#features/accounts/mechanisms/second-factor/second-factor.service.ts";
import {
  createSecurityNoticesService,
  securityNoticeQueue,
} from "#features/accounts/mechanisms/security-notices.service.ts";
import { memberAdminRoutes } from "#features/accounts/member-admin/member-admin.routes.ts";
import { createMemberAdminService } from "#features/accounts/member-admin/member-admin.service.ts";
import { memberHelpRoutes } from "#features/accounts/member-help/member-help.routes.ts";
import { createMemberHelpService } from "#features/accounts/member-help/member-help.service.ts";
import { memberNotesRoutes } from "#features/accounts/member-notes/member-notes.routes.ts";
import { createMemberNotesService } from "#features/accounts/member-notes/member-notes.service.ts";
import { accountsOwnData } from "#features/accounts/own-data/own-data.repository.ts";
import { ownDataRoutes } from "#features/accounts/own-data/own-data.routes.ts";
import { createOwnDataService } from "#features/accounts/own-data/own-data.service.ts";
import { exists as hasPasskey } from "#features/accounts/passkeys/passkeys.repository.ts";
import { passkeysRoutes } from "#features/accounts/passkeys/passkeys.routes.ts";
import { createPasskeysService } from "#features/accounts/passkeys/passkeys.service.ts";
import { passwordResetRoutes } from "#features/accounts/password-reset/password-reset.routes.ts";
import {
  createPasswordResetService,
  passwordResetQueue,
  resetRequestQueue,
} from "#features/accounts/password-reset/password-reset.service.ts";
import { profileRoutes } from "#features/accounts/profile/profile.routes.ts";
import { createProfileService } from "#features/accounts/profile/profile.service.ts";
import { createReauthentication } from "#features/accounts/reauthentication/reauthentication.service.ts";
import { registrationRoutes } from "#features/accounts/registration/registration.routes.ts";
import { createRegistrationService } from "#features/accounts/registration/registration.service.ts";
import { securityRoutes } from "#features/accounts/security/security.routes.ts";
import { createSecurityService } from "#features/accounts/security/security.service.ts";
import type { MemberLists } from "#features/accounts/sessions/sessions.mapper.ts";
import { sessionsRoutes } from "#features/accounts/sessions/sessions.routes.ts";
import { createSessionsService } from "#features/accounts/sessions/sessions.service.ts";
import { superusersRoutes } from "#features/accounts/superusers/superusers.routes.ts";
import { createSuperusersService } from "#features/accounts/superusers/superusers.service.ts";
import { twoFactorRoutes } from "#features/accounts/two-factor/two-factor.routes.ts";
import { createTwoFactorService } from "#features/accounts/two-factor/two-factor.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { worker } from "#jobs/jobs.ts";

/** Dependencies on other features. */
interface Needs {
  /** Whether the site is closed to visitors: then nobody registers without an invitation. */
  readonly isClosed: () => Awaitable<boolean>;
  /** Saved and recently watched videos. */
  readonly listsOf: (viewer: Viewer) => Promise<MemberLists>;
  /** Whether an offer that can still be used was mailed to this very address. */
  readonly offerProves: (offer: string, email: string) => Promise<boolean>;
  /** Which addresses do not want to be written to. */
  readonly refusesMail: (db: Db, emails: readonly string[]) => Promise<(email: string) => boolean>;
  /** Keeps that an address does not want to be written to. */
  readonly refuseMail: (tx: Db, email: string) => Promise<void>;
  readonly giveFreeDays: GiveDays;
  /** Redeems an offer of a free month, if it can be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<OfferOutcome>;
  /** Records which terms and privacy policy a new member accepts. */
  readonly acceptLegal: (tx: Db, userId: number, version: number) => Promise<void>;
  /** Remembers the mailbox of a member who had a free month. */
  readonly rememberFreeMonth: (tx: Db, userId: number, email: string) => Promise<void>;
  /** Forgets a member's news, except that they refused it. */
  readonly forgetNews: (tx: Db, email: string, withSignUp: boolean) => Promise<void>;
  /** Passes a member's new address on to the payment provider. */
  readonly passOnEmail: (tx: Db, userId: number) => Promise<void>;
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  readonly endRenewals: (userId: number) => Promise<void>;
  /** The member data that the other features store. */
  readonly kept: readonly OwnData[];
}

/** Members, how they sign in, and account management by members and superusers. */
export function createAccounts(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, mailer, pictures, config, secretBox, clock } = dependencies;
  const { avatarUrl } = pictures;
  const notices = createSecurityNoticesService(jobs, config);
  const secondFactor = createSecondFactorService({ secretBox, notices, clock });
  const knownDevices = createKnownDevicesService({ db, notices, clock });
  const reauthenticate = createReauthentication({ db, secondFactor, hasPasskey, clock });
  const shared = { ...dependencies, notices, secondFactor, knownDevices, reauthenticate };

  const emailConfirmation = createEmailConfirmationService(shared);
  const passwordReset = createPasswordResetService(shared);
  const emailChange = createEmailChangeService({ ...shared, planPasswordReset: passwordReset.plan });
  const sessions = createSessionsService(shared);
  const invitations = createInvitationsService({ ...shared, giveDays: dependencies.giveFreeDays });
  const registration = createRegistrationService({ ...shared, invitations, confirmEmail: emailConfirmation.plan });
  const googleSignIn = createGoogleSignInService(shared);
  const passkeys = createPasskeysService(shared);
  const twoFactor = createTwoFactorService(shared);
  const security = createSecurityService(shared);
  const profile = createProfileService({
    ...shared,
    confirmSecondaryEmail: (tx, userId) => emailConfirmation.plan(tx, userId, "secondary_email"),
  });
  const memberAdmin = createMemberAdminService(shared);
  const superusers = createSuperusersService(shared);
  const memberNotes = createMemberNotesService(shared);
  const memberHelp = createMemberHelpService({
    ...{ ...shared, planPasswordReset: passwordReset.plan, confirmEmail: emailConfirmation.plan },
  });
  const ownData = createOwnDataService({ ...shared, kept: [accountsOwnData, ...dependencies.kept] });
  const accountDeletion = createAccountDeletionService({ ...shared, forgetInvitations: invitations.forget });

  const services = {
    reauthenticate,
    sessions,
    registration,
    invitations,
    passkeys,
    twoFactor,
    knownDevices,
    emailConfirmation,
    emailChange,
    passwordReset,
    memberAdmin,
    ownData,
    accountDeletion,
  };
  const mails = { parallel: true } as const;
  return {
    services,
    routes: (route) => {
      sessionsRoutes(route, sessions, avatarUrl);
      registrationRoutes(route, registration);
      invitationsRoutes(route, invitations, clock);
      googleSignInRoutes(route, { service: googleSignIn, sessions, avatarUrl });
      passkeysRoutes(route, { service: passkeys, sessions, avatarUrl });
      twoFactorRoutes(route, twoFactor);
      securityRoutes(route, security);
      profileRoutes(route, { service: profile, avatarUrl, clock });
      emailConfirmationRoutes(route, emailConfirmation);
      emailChangeRoutes(route, emailChange);
      passwordResetRoutes(route, passwordReset);
      memberAdminRoutes(route, memberAdmin, clock);
      superusersRoutes(route, superusers);
      memberHelpRoutes(route, memberHelp);
      memberNotesRoutes(route, memberNotes);
      ownDataRoutes(route, ownData);
      accountDeletionRoutes(route, accountDeletion);
    },
    jobs: [
      worker(resetRequestQueue, passwordReset.answerRequest, { parallel: true }),
      worker(passwordResetQueue, passwordReset.mailer(mailer), mails),
      worker(emailConfirmationQueue, emailConfirmation.mailer(mailer), mails),
      worker(securityNoticeQueue, notices.mailer(mailer), mails),
      worker(accountDeletionQueue, accountDeletion.mailer(mailer), mails),
      worker(emailChangeQueue, emailChange.mailer(mailer), mails),
      worker(invitationsQueue, invitations.mailer(mailer), mails),
      { queue: "accounts-sweep-invitations", cron: "52 3 * * *", run: invitations.sweep },
      { queue: "accounts-sweep-sessions", cron: "17 3 * * *", run: sessions.sweep },
      { queue: "accounts-sweep-devices", cron: "19 3 * * *", run: knownDevices.sweep },
      { queue: "accounts-sweep-email-changes", cron: "32 3 * * *", run: emailChange.sweep },
      { queue: "accounts-sweep-challenges", cron: "37 3 * * *", run: passkeys.sweep },
      { queue: "accounts-deletion", cron: "42 3 * * *", run: accountDeletion.deleteDue },
    ],
  } satisfies Module<typeof services>;
}

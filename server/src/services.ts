import type { Config } from "#config.ts";
import { createAccountsRepository } from "#features/accounts/accounts.repository.ts";
import { createAccountsService } from "#features/accounts/accounts.service.ts";
import { createConfirmRepository } from "#features/accounts/confirm.repository.ts";
import { createConfirmService } from "#features/accounts/confirm.service.ts";
import { createFactors } from "#features/accounts/factors.ts";
import { createMembersRepository } from "#features/accounts/members.repository.ts";
import { createMembersService } from "#features/accounts/members.service.ts";
import { createNotices } from "#features/accounts/notices.ts";
import { createOwnAccount } from "#features/accounts/own-account.ts";
import { createProfileService } from "#features/accounts/profile.service.ts";
import { createResetRepository } from "#features/accounts/reset.repository.ts";
import { createResetService } from "#features/accounts/reset.service.ts";
import { createSecurityRepository } from "#features/accounts/security.repository.ts";
import { createSecurityService } from "#features/accounts/security.service.ts";
import { createAuditRepository } from "#features/admin/audit.repository.ts";
import { createFiguresRepository } from "#features/admin/figures.repository.ts";
import { createFiguresService } from "#features/admin/figures.service.ts";
import { adminOwnData } from "#features/admin/own-data.repository.ts";
import { createBilling } from "#features/billing/billing.ts";
import { billingOwnData } from "#features/billing/own-data.repository.ts";
import { createCatalogueMapper } from "#features/catalogue/catalogue.mapper.ts";
import { createShowcase } from "#features/catalogue/catalogue.routes.ts";
import { createCategoriesRepository } from "#features/catalogue/categories.repository.ts";
import { createCategoriesService } from "#features/catalogue/categories.service.ts";
import { createShelfRepository } from "#features/catalogue/shelf.repository.ts";
import { createShelfService } from "#features/catalogue/shelf.service.ts";
import { createVideosRepository } from "#features/catalogue/videos.repository.ts";
import { createVideosService } from "#features/catalogue/videos.service.ts";
import { createLikesService } from "#features/engagement/likes.service.ts";
import { createListsService } from "#features/engagement/lists.service.ts";
import { engagementOwnData } from "#features/engagement/own-data.repository.ts";
import { createWatchService } from "#features/engagement/watch.service.ts";
import { createNewsletterRepository } from "#features/newsletter/newsletter.repository.ts";
import { createOffersRepository } from "#features/newsletter/offers.repository.ts";
import { createOffersService } from "#features/newsletter/offers.service.ts";
import { newsletterOwnData } from "#features/newsletter/own-data.repository.ts";
import { createUnsubscribeService } from "#features/newsletter/unsubscribe.service.ts";
import type { Database } from "#platform/database.ts";
import { createUnwanted } from "#platform/disposable.ts";
import { createExports } from "#platform/exports.ts";
import type { Jobs } from "#platform/jobs.ts";
import { createPictures } from "#platform/pictures.ts";
import type { Payments } from "#ports/payments/payments.ts";
import type { Storage } from "#ports/storage.ts";

interface ServicesDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly payments: Payments;
  readonly clock: () => Date;
}

/** The services, for what works beside HTTP: jobs, commands, the demo. */
export function createServices({ config, database, jobs, storage, payments, clock }: ServicesDependencies) {
  const { db, pool } = database;
  const pictures = createPictures(storage, config.publicUrl, jobs);
  const videosRepository = createVideosRepository(db, pool);
  const categoriesRepository = createCategoriesRepository(db, pictures);
  const mapper = createCatalogueMapper(pictures, config.publicUrl);
  const billing = createBilling({ db, pool, payments, jobs, config, clock });
  const accountsRepository = createAccountsRepository(db);
  const securityRepository = createSecurityRepository(db);
  const members = createMembersService({
    db,
    accounts: accountsRepository,
    repository: createMembersRepository(pool),
    security: securityRepository,
    publicUrl: config.publicUrl,
    clock,
    onBlocked: billing.stopRenewals,
  });
  const subscribers = createNewsletterRepository(pool);
  const figuresOverTime = createFiguresService({ repository: createFiguresRepository(pool), clock });
  const notices = createNotices(jobs, config);
  const unwanted = createUnwanted(config);
  const confirmations = createConfirmService({ db, repository: createConfirmRepository(), jobs, config, clock });
  const factors = createFactors({ db, accounts: accountsRepository, notices, config, clock });
  const reset = createResetService({ db, repository: createResetRepository(), jobs, notices, config, clock });
  const unsubscriptions = createUnsubscribeService({ db, subscribers, clock });
  const offers = createOffersService({
    db,
    subscribers,
    repository: createOffersRepository(),
    cameThrough: confirmations.cameThrough,
    unsubscribeToken: unsubscriptions.tokenOf,
    giveFreeMonth: billing.entitlement.giveFreeMonth,
    jobs,
    config,
    clock,
  });
  return {
    pictures,
    mapper,
    videosRepository,
    accounts: createAccountsService({
      db,
      repository: accountsRepository,
      secondFactor: factors.secondFactor,
      askToConfirm: confirmations.plan,
      unwanted,
      clock,
    }),
    confirmations,
    unwanted,
    ownAccount: createOwnAccount({
      db,
      accounts: accountsRepository,
      prover: factors.prover,
      notices,
      unwanted,
      planReset: reset.plan,
      followAddress: billing.followAddress,
      stopRenewals: billing.stopRenewals,
      endRenewals: billing.endRenewals,
      forgetNews: offers.forget,
      kept: [engagementOwnData, billingOwnData, newsletterOwnData, adminOwnData],
      pool,
      pictures,
      storage,
      jobs,
      config,
      clock,
    }),
    profile: createProfileService(
      accountsRepository,
      pictures,
      (tx, userId) => confirmations.plan(tx, userId, "secondary_email"),
      notices,
    ),
    reset,
    security: createSecurityService({
      db,
      accounts: accountsRepository,
      repository: securityRepository,
      recoveryCodesOf: factors.recoveryCodesOf,
      passkeysOf: factors.passkeys.ofMember,
      notices,
      config,
      clock,
    }),
    factors,
    notices,
    billing,
    categories: createCategoriesService(categoriesRepository, pictures),
    videos: createVideosService({
      db,
      repository: videosRepository,
      pictures,
      mapper,
      jobs,
      publicUrl: config.publicUrl,
      clock,
      foundNothing: figuresOverTime.foundNothing,
    }),
    shelf: createShelfService({
      db,
      repository: createShelfRepository(db, pool),
      pictures,
      toListedVideo: mapper.toListedVideo,
      publicUrl: config.publicUrl,
      clock,
    }),
    showcase: createShowcase(categoriesRepository, videosRepository, pictures, clock),
    likes: createLikesService({ db, clock }),
    lists: createListsService({ db, pool, publicUrl: config.publicUrl, clock }),
    watch: createWatchService({ pool, clock }),
    offers,
    subscribers,
    unsubscriptions,
    members,
    figures: { members: members.counts, ...billing.figures },
    audit: createAuditRepository(pool),
    exports: createExports({ db, pool, clock }),
    figuresOverTime,
  };
}

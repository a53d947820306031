import { mailSetting } from "@mindreel/contract/plain/kinds/mails";
import type { Site } from "@mindreel/contract/rendering";
import type { Config, OwnMails } from "#config/config.ts";
import type { Cache } from "#data/cache/cache.ts";
import type { Changes } from "#data/cache/changes.ts";
import type { Db } from "#data/database.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { following } from "#domain/work/following.ts";
import type { Dependencies, Module } from "#features/module.ts";
import { type Surroundings, toSite } from "#features/site/mechanisms/site.mapper.ts";
import { worker } from "#jobs/jobs.ts";
import { withNotedOutcomes } from "#mail/mail-outcomes.ts";
import type { Pictures } from "#media/pictures.ts";
import type { BulkMailer } from "#ports/mail/mail.port.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { connectionsRoutes } from "./connections/connections.routes.ts";
import { createConnectionsService, type MailTest } from "./connections/connections.service.ts";
import {
  type CurrentConnections,
  createCurrentConnections,
  type SavedPayments,
} from "./connections/current-connections.service.ts";
import { savedStorage } from "./connections/saved-storage.ts";
import type { StorageSettings } from "./connections/stored-connections.ts";
import { filmCaptionsRoutes } from "./film-captions/film-captions.routes.ts";
import { legalRoutes } from "./legal/legal.routes.ts";
import { createLegalService } from "./legal/legal.service.ts";
import { mailsRoutes } from "./mails/mails.routes.ts";
import { createMailsService, testMailQueue } from "./mails/mails.service.ts";
import { openingRoutes } from "./opening/opening.routes.ts";
import { createOpeningService, type OpeningNeeds } from "./opening/opening.service.ts";
import { siteOwnData } from "./own-data.repository.ts";
import { ownPagesRoutes } from "./own-pages/own-pages.routes.ts";
import { createOwnPagesService } from "./own-pages/own-pages.service.ts";
import { paymentConnectionRoutes, type Reauthenticate } from "./payment-connection/payment-connection.routes.ts";
import { createPaymentConnectionService, type NotePayments } from "./payment-connection/payment-connection.service.ts";
import { picturesRoutes } from "./pictures/pictures.routes.ts";
import { createSitePicturesService, unusedPicturesQueue } from "./pictures/pictures.service.ts";
import { previewRoutes } from "./preview/preview.routes.ts";
import { createPreviewService, type RenderDraft } from "./preview/preview.service.ts";
import { publicSiteRoutes } from "./public-site/public-site.routes.ts";
import { settingsRoutes } from "./settings/settings.routes.ts";
import { type Current, createSettingsService, type Sentences } from "./settings/settings.service.ts";
import { storageConnectionRoutes } from "./storage-connection/storage-connection.routes.ts";
import { createStorageConnectionService } from "./storage-connection/storage-connection.service.ts";

type ConnectionNeeds = Omit<Parameters<typeof createCurrentConnections>[0], "db"> & Pick<Dependencies, "database">;

/** Where pictures are, for a command. @throws if a saved connection cannot be decrypted */
export const storageOf = (db: Db, config: Config): Promise<StorageSettings> => savedStorage(db, config);

/** The saved connections, which are needed before the site is: its pictures may be in a bucket. */
export const openConnections = (needs: ConnectionNeeds): CurrentConnections =>
  createCurrentConnections({ ...needs, db: needs.database.db });

interface Needs
  extends Pick<
    Dependencies,
    "config" | "clock" | "payments" | "database" | "mailer" | "jobs" | "logger" | "openBucket"
  > {
  readonly connections: CurrentConnections;
  /** Where pictures are, as the environment says it. */
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly cache: Cache;
  readonly changes: Changes;
  readonly secretBox: SecretBox;
  readonly builtInWords: () => Promise<Sentences>;
}

interface GivenToRoutes extends OpeningNeeds {
  /** Absent on a server without pages. */
  readonly renderDraft: RenderDraft | undefined;
  readonly mailTest: MailTest;
  readonly notePayments: NotePayments;
  readonly reauthenticate: Reauthenticate;
}

/** The owner's settings: the name, the look, the words. */
export function createSite(needs: Needs) {
  const { config, clock, connections } = needs;
  const { db } = needs.database;
  const payments = following(needs.payments, () => connections.payments()?.account.payments);
  const inUse = () => connections.mail()?.mailer ?? needs.mailer;
  const version = () => settings.last().version;
  const pictures = createSitePicturesService({ db, pictures: needs.pictures, jobs: needs.jobs, version });
  const settings = createSettingsService({ ...needs, db, missingPictures: pictures.missing });
  const opening = createOpeningService({ db, settings, clock });
  const legal = createLegalService({ settings, publicUrl: config.publicUrl, clock });
  const sitesConfig = ownersConfig(config, settings.last, connections);
  const surroundings = (): Surroundings => ({
    payments: sitesConfig.payments,
    languages: config.languages,
    stripeDashboard: payments.dashboard,
    googleClientId: config.google?.clientId ?? null,
  });
  const siteOf = (of: Current): Site => toSite(of, surroundings());
  const inOwnersName = () => {
    const { mail_sender, name, contact } = settings.last().values;
    return { senderName: mail_sender ?? name, ...(contact !== null && { replyTo: contact }) };
  };
  const ownersMailer: BulkMailer = {
    send: (mail) => inUse().send({ ...mail, ...inOwnersName() }),
    handOver: (mail) => inUse().handOver({ ...mail, ...inOwnersName() }),
  };
  /** Cached for the current version and payments. */
  let shown: { readonly of: Current; readonly by: SavedPayments | undefined; readonly site: Site } | undefined;
  const { priceChosen } = settings;
  const paymentConnection = createPaymentConnectionService({
    ...{ ...needs, db, current: connections, config: sitesConfig, payments, priceChosen },
  });
  const services = {
    settings,
    connections,
    /** Those in use. */
    payments,
    /** How the payment account in use differs from what is needed. */
    paymentDifferences: paymentConnection.differences,
    legal,
    /** What is set beside what is usual. */
    setByOwner: settings.setByOwner,
    /** Whether visitors are kept out. Never fails, and takes little more than a second at worst. */
    isClosed: (): Awaitable<boolean> => whenThere(settings.readOrLast(), ({ closed }) => closed),
    /** The site as pages show it. Never fails, and takes little more than a second at worst. */
    site: (): Awaitable<Site> =>
      whenThere(settings.readOrLast(), (now) => {
        const by = connections.payments();
        if (shown?.of !== now || shown.by !== by) shown = { of: now, by, site: siteOf(now) };
        return shown.site;
      }),
    /** The configuration with the owner's settings applied. Read its values when they are used: they may change. */
    config: sitesConfig,
    /** Sends mails in the owner's name. */
    mailer: withNotedOutcomes(ownersMailer, { db, config: sitesConfig, clock, log: needs.logger }),
  };
  const mails = createMailsService({ db, jobs: needs.jobs, config: services.config, mailer: services.mailer });
  return {
    services,
    routes: (route, _app, { renderDraft, mailTest, notePayments, reauthenticate, ...others }) => {
      settingsRoutes(route, settings);
      openingRoutes(route, opening, others);
      previewRoutes(
        route,
        createPreviewService({
          settings,
          siteOf,
          languages: config.languages,
          publicUrl: config.publicUrl,
          renderDraft,
        }),
      );
      mailsRoutes(route, mails);
      picturesRoutes(route, pictures);
      filmCaptionsRoutes(route, settings);
      legalRoutes(route, legal);
      ownPagesRoutes(route, createOwnPagesService({ settings, publicUrl: config.publicUrl }));
      connectionsRoutes(route, {
        service: createConnectionsService({ ...needs, db, current: connections }),
        ...{ current: connections, environment: config, config: services.config, mailTest },
      });
      paymentConnectionRoutes(route, {
        ...{ service: paymentConnection, current: connections, priceChosen, note: notePayments, reauthenticate },
      });
      const storageConnection = createStorageConnectionService({
        ...{ ...needs, db, current: connections, disk: needs.storage },
      });
      storageConnectionRoutes(route, { service: storageConnection, current: connections });
      publicSiteRoutes(route, settings, config);
    },
    jobs: [worker(unusedPicturesQueue, ({ id }) => pictures.sweep(id)), worker(testMailQueue, mails.sendTest)],
    ownData: siteOwnData,
  } satisfies Module<typeof services, [given: GivenToRoutes]>;
}

const ownMails = (last: () => Current): OwnMails => ({
  get signature() {
    return last().values.mail_signature;
  },
  words: (mail, language) => last().values[mailSetting(mail)]?.[language],
});

const ownersConfig = (config: Config, last: () => Current, connections: CurrentConnections): Config =>
  Object.freeze({
    ...config,
    get appName() {
      return last().values.name;
    },
    get planPriceCents() {
      return last().values.plan_price_cents;
    },
    get teasers() {
      return last().values.teasers;
    },
    get payments() {
      return connections.payments() === undefined ? config.payments : "stripe";
    },
    get stripe() {
      return connections.payments()?.access ?? config.stripe;
    },
    get storage() {
      const saved = connections.storage();
      return saved === undefined ? config.storage : saved.stored.inUse ? "s3" : "disk";
    },
    get s3() {
      return connections.storage()?.s3 ?? config.s3;
    },
    get smtpUrl() {
      return connections.mail()?.url ?? config.smtpUrl;
    },
    get mailFrom() {
      return config.decided.includes("MAIL_FROM")
        ? config.mailFrom
        : (connections.mail()?.server.from ?? config.mailFrom);
    },
    ownMails: ownMails(last),
  });

/** Who sees a page: `visitor` means only signed-out people, `member` everyone who is signed in. */
export type Audience = "everyone" | "visitor" | "member" | "superuser";

interface PageEntry {
  /** `:name` stands for one segment of the path, as Fastify writes it. */
  readonly path: `/${string}`;
  readonly audience: Audience;
}

/**
 * Every page of the site. The server answers each with 200 and any other path with 404, the browser's router is
 * built from this table, and `pagePath` makes the links. No schemas here: the browser loads this module.
 */
export const pages = {
  /** The landing page for visitors, the catalogue for members. */
  home: { path: "/", audience: "everyone" },
  /** The teaser for visitors, the player for members. */
  watch: { path: "/watch/:id", audience: "everyone" },
  /** The videos of a category for visitors; members get them in the catalogue. */
  subject: { path: "/subjects/:id", audience: "everyone" },
  /** What is sold: visitors see it here, members where they buy it. */
  pricing: { path: "/plans", audience: "everyone" },
  confirmEmail: { path: "/confirm-email/:token", audience: "everyone" },
  changeEmail: { path: "/change-email/:end/:token", audience: "everyone" },
  unsubscribe: { path: "/unsubscribe/:token", audience: "everyone" },
  newsAgain: { path: "/news-again/:token", audience: "everyone" },
  /** Imprint, terms and the like. */
  legal: { path: "/legal/:document", audience: "everyone" },
  /** What the owner adds: "About" and the like. */
  ownPage: { path: "/pages/:slug", audience: "everyone" },
  endNoticeMails: { path: "/notices/unsubscribe/:token", audience: "everyone" },
  endAnswerMails: { path: "/requests/unsubscribe/:token", audience: "everyone" },

  signIn: { path: "/signin", audience: "visitor" },
  signUp: { path: "/signup", audience: "visitor" },
  forgotPassword: { path: "/forgot-password", audience: "visitor" },
  /** Exists until there is a superuser. */
  firstSuperuser: { path: "/set-up", audience: "visitor" },
  resetPassword: { path: "/reset-password/:uid/:token", audience: "visitor" },

  profile: { path: "/profile", audience: "member" },
  editProfile: { path: "/profile/edit", audience: "member" },
  security: { path: "/security", audience: "member" },
  search: { path: "/search", audience: "member" },
  favorites: { path: "/favorites", audience: "member" },
  seriesList: { path: "/series", audience: "member" },
  series: { path: "/series/:id", audience: "member" },
  recentVideos: { path: "/recent-videos", audience: "member" },
  notices: { path: "/notices", audience: "member" },
  notes: { path: "/notes", audience: "member" },
  requests: { path: "/requests", audience: "member" },
  subscription: { path: "/subscription", audience: "member" },
  paymentSuccess: { path: "/payment-success", audience: "member" },

  dashboard: { path: "/admin/dashboard", audience: "superuser" },
  members: { path: "/admin/users-list", audience: "superuser" },
  member: { path: "/admin/users/:id", audience: "superuser" },
  invitations: { path: "/admin/invitations", audience: "superuser" },
  subscribers: { path: "/admin/subscribers", audience: "superuser" },
  campaigns: { path: "/admin/news", audience: "superuser" },
  campaign: { path: "/admin/news/:id", audience: "superuser" },
  videos: { path: "/admin/videos", audience: "superuser" },
  video: { path: "/admin/videos/:id", audience: "superuser" },
  addVideo: { path: "/admin/add-video", audience: "superuser" },
  adminSeriesList: { path: "/admin/series", audience: "superuser" },
  adminSeries: { path: "/admin/series/:id", audience: "superuser" },
  adminCategories: { path: "/admin/categories", audience: "superuser" },
  adminRequests: { path: "/admin/requests", audience: "superuser" },
  payments: { path: "/admin/payments", audience: "superuser" },
  videoImport: { path: "/admin/import", audience: "superuser" },
  playback: { path: "/admin/playback", audience: "superuser" },
  libraryHealth: { path: "/admin/health", audience: "superuser" },
  site: { path: "/admin/site", audience: "superuser" },
  plans: { path: "/admin/plans", audience: "superuser" },
  codeUses: { path: "/admin/plans/codes/:id", audience: "superuser" },
  connections: { path: "/admin/connections", audience: "superuser" },
  auditLog: { path: "/admin/audit", audience: "superuser" },
  setUp: { path: "/admin/set-up", audience: "superuser" },
  system: { path: "/admin/system", audience: "superuser" },
  figures: { path: "/admin/figures", audience: "superuser" },
} as const satisfies Record<string, PageEntry>;

type Pages = typeof pages;
export type Page = keyof Pages;
/** The names of the pages for one of these audiences. */
export type PageFor<A extends Audience> = { [P in Page]: Pages[P]["audience"] extends A ? P : never }[Page];

type ParamNames<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamNames<Segment> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
export type PageParams<P extends Page> = Readonly<Record<ParamNames<Pages[P]["path"]>, string | number>>;
export type PageWithoutParams = { [P in Page]: [ParamNames<Pages[P]["path"]>] extends [never] ? P : never }[Page];
type Args<P extends Page> = P extends PageWithoutParams ? [] : [params: PageParams<P>];

/** The path of a page: `pagePath("member", { id })` is `/admin/users/7`. */
export function pagePath<P extends Page>(page: P, ...[params]: Args<P>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return pages[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

export const isPage = (name: string): name is Page => Object.hasOwn(pages, name);
const patterns = Object.keys(pages)
  .filter(isPage)
  .map((page) => ({ page, pattern: new RegExp(`^${pages[page].path.replace(/:\w+/g, "[^/]+")}/?$`) }));

/** The variable parts of a page's path: `{ id: "7" }` of `/admin/users/7`. */
export function paramsAt(page: Page, pathname: string): Readonly<Record<string, string>> {
  const parts = pathname.split("/");
  const names = pages[page].path.split("/").map((part, place) => ({ part, value: parts[place] ?? "" }));
  return Object.fromEntries(
    names.filter(({ part }) => part.startsWith(":")).map(({ part, value }) => [part.slice(1), decoded(value)]),
  );
}

/** A segment that is not valid URL encoding is returned unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The page at a path such as `/admin/users/7`, regardless of its audience; undefined for any other path. */
export const pageAt = (pathname: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;

/** The audience of the page at a path; undefined if there is no page. */
export function audienceAt(pathname: string): Audience | undefined {
  const page = pageAt(pathname);
  return page === undefined ? undefined : pages[page].audience;
}

/** Whether visitors and members find the same thing at a path: a video, or a category. */
export function isShared(pathname: string): boolean {
  const page = pageAt(pathname);
  return page === "watch" || page === "subject";
}

/** Whether only signed-in people see the page at a path. */
export function needsSignIn(pathname: string): boolean {
  const audience = audienceAt(pathname);
  return audience === "member" || audience === "superuser";
}

/** The pages that visitors may open while the site is closed: signing in, legal texts, and links from mails. */
const whileClosed: ReadonlySet<Page> = new Set<Page>([
  "signIn",
  "forgotPassword",
  "resetPassword",
  "firstSuperuser",
  "legal",
  "confirmEmail",
  "changeEmail",
  "unsubscribe",
  "newsAgain",
  "endNoticeMails",
  "endAnswerMails",
]);

/** In the query of the page for signing up: the token of an invitation. */
export const invitationParam = "invitation";

/** Whether visitors find "Coming soon" at a path while the site is closed. Members' pages stay the 404 page. */
export function isShut(pathname: string, search: string): boolean {
  const page = pageAt(pathname);
  if (page === undefined || whileClosed.has(page)) return false;
  if (page === "signUp") return !new URLSearchParams(search).has(invitationParam);
  return pages[page].audience === "everyone" || pages[page].audience === "visitor";
}

/** In the query of `/`: members get the landing page as well, whose form is the way to the free month. */
const landingParam = "free-month";

/** The form for the free month, which leads back to a page. It is on the landing page, so another document. */
export const freeMonthPath = (next: string): string =>
  `${pagePath("home")}?${new URLSearchParams({ [landingParam]: "", next })}#free-month`;

/** What visitors find at `/`, for superusers who want to see it. */
export const asVisitorPath = `${pagePath("home")}?as=visitor`;

/** Whether a request for `/` is for the landing page, whoever makes it. */
export function isForLanding(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.has(landingParam) || params.get("as") === "visitor";
}

/** A substitute for the site's own origin, which is the same wherever this runs. */
const origin = "http://here.invalid";

/**
 * Where to go after signing in: the requested page, if it is one of ours that the member may see, else home. `next`
 * comes from a link that anyone can write, so it is never used unchecked.
 */
export function pageFor({ is_superuser }: { readonly is_superuser: boolean }, next: string): string {
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (url === undefined || url.origin !== origin) return pagePath("home");
  const may =
    url.pathname === pagePath("home") ||
    isShared(url.pathname) ||
    (pageAt(url.pathname) === "signUp" && url.searchParams.has(invitationParam)) ||
    (needsSignIn(url.pathname) && (is_superuser || audienceAt(url.pathname) === "member"));
  return may ? url.pathname + url.search + url.hash : pagePath("home");
}

/** The variable parts of a path, according to the page at that path. */
export function pathParams(pathname: string): Readonly<Record<string, string>> {
  const page = pageAt(pathname);
  return page === undefined ? {} : paramsAt(page, pathname);
}

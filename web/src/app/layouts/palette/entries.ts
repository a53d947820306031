import { type MailSetting, mailNames, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import { type PageWithoutParams, pagePath } from "@mindreel/contract/plain/pages";
import type { SettingName } from "@mindreel/contract/site/settings";
import { accountMenu, menu, pageTitles, superuserMenu } from "@mindreel/messages/app";
import { messages as site } from "@mindreel/messages/site/settings";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { settingName } from "#shared/settingNames.ts";

export type Kind = "actions" | "pages" | "settings" | "videos" | "series" | "members";

/** What the palette finds, and where it leads. */
export interface Entry {
  readonly kind: Kind;
  readonly label: string;
  /** What it belongs to, which finds it too. */
  readonly hint: string;
  readonly to: string;
}

const page = (to: PageWithoutParams, label: string, hint: string): Entry => ({
  ...{ kind: "pages", label, hint, to: pagePath(to) },
});

/** What is done from anywhere. */
const actions = (): Entry[] => [
  { kind: "actions", label: pageTitles.addVideo, hint: superuserMenu.groups.library, to: pagePath("addVideo") },
  {
    ...{ kind: "actions", label: pageTitles.invitations, hint: superuserMenu.groups.audience },
    to: pagePath("invitations"),
  },
];

/** The pages of the work, then those of everyone. */
function pages(): Entry[] {
  const { places, groups, manage } = superuserMenu;
  return [
    page("dashboard", places.dashboard, manage),
    page("videos", places.videos, groups.library),
    page("videoImport", pageTitles.importVideos, groups.library),
    page("adminSeriesList", places.series, groups.library),
    page("adminCategories", places.categories, groups.library),
    page("libraryHealth", pageTitles.health, groups.library),
    page("playback", pageTitles.playback, groups.library),
    page("members", places.users, groups.audience),
    page("subscribers", places.subscribers, groups.audience),
    page("campaigns", places.news, groups.audience),
    page("adminRequests", places.requests, groups.audience),
    page("payments", places.payments, groups.money),
    page("plans", places.plans, groups.money),
    page("figures", places.figures, manage),
    page("setUp", places.setUp, groups.settings),
    page("site", places.site, groups.settings),
    page("connections", places.connections, groups.settings),
    page("system", places.system, groups.settings),
    page("auditLog", places.auditLog, groups.settings),
    page("home", menu.places.home, menu.watch),
    page("seriesList", menu.places.series, menu.watch),
    page("favorites", menu.places.favorites, menu.watch),
    page("recentVideos", menu.places.recentVideos, menu.watch),
    page("notes", menu.places.notes, menu.watch),
    page("requests", menu.places.requests, menu.watch),
    page("profile", menu.places.profile, menu.you),
    page("editProfile", pageTitles.editProfile, menu.you),
    page("security", accountMenu.security, menu.you),
    page("subscription", menu.places.subscription, menu.you),
    page("notices", accountMenu.notices, menu.you),
  ];
}

type Part = "identity" | "look" | "landing" | "plan" | "pages" | "legal" | "mail" | "words";

/** The tab of the site's page that has the setting. */
const partOf: Readonly<Record<Exclude<SettingName, MailSetting>, Part>> = {
  ...{ name: "identity", contact: "identity", promise: "identity", links: "identity", social: "identity" },
  ...{ font: "look", accent: "look", stage: "look", hero: "look", logo: "look", icon: "look", sign_in: "look" },
  ...{ hero_lead: "landing", hero_action: "landing", hero_note: "landing", sections: "landing" },
  ...{ questions: "landing", voices: "landing", film: "landing", film_captions: "landing", teasers: "landing" },
  ...{ plan_price_cents: "plan", plan_title: "plan", plan_features: "plan", plan_note: "plan" },
  pages: "pages",
  ...{ imprint: "legal", privacy: "legal", terms: "legal", refund: "legal" },
  ...{ mail_sender: "mail", mail_signature: "mail", words: "words" },
};

function settings(): Entry[] {
  const setting = (name: string, part: Part): Entry => ({
    kind: "settings",
    label: settingName(name),
    hint: site.parts[part],
    to: withQuery(pagePath("site"), { part }),
  });
  return [
    ...Object.entries(partOf).map(([name, part]) => setting(name, part)),
    ...mailNames.map((mail) => setting(mailSetting(mail), "mail")),
  ];
}

/** Letters without case and accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsIn = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/** How well the text fits what is typed: every typed word begins one of its words. Lower is better. */
function fit({ label, hint }: Entry, typed: readonly string[]): number | undefined {
  const inLabel = wordsIn(label);
  const inHint = wordsIn(hint);
  const begins = (words: readonly string[]) => (start: string) => words.some((word) => word.startsWith(start));
  if (typed.every(begins(inLabel))) return inLabel[0]?.startsWith(typed[0] ?? "") ? 0 : 1;
  return typed.every((start) => begins(inLabel)(start) || begins(inHint)(start)) ? 2 : undefined;
}

/** Entries of a kind at once. */
const most = 6;

/** The actions, pages and settings with these words; without any, the actions and pages of the work. */
export function entriesWith(text: string): Entry[] {
  const typed = wordsIn(text).filter((word) => word !== "");
  if (typed.length === 0) return [...actions(), ...pages()];
  return [actions(), pages(), settings()].flatMap((entries) =>
    entries
      .flatMap((entry) => {
        const rank = fit(entry, typed);
        return rank === undefined ? [] : [{ entry, rank }];
      })
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ entry }) => entry),
  );
}

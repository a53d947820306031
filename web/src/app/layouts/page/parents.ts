import { pagePath } from "@mindreel/contract/plain/pages";
import { pageTitles as messages } from "@mindreel/messages/app";

/** The page that another one belongs to. */
export interface Parent {
  readonly name: string;
  readonly to: string;
}

/** By the page they are above. */
export const parents = {
  member: (): Parent => ({ name: messages.users, to: pagePath("members") }),
  video: (): Parent => ({ name: messages.videos, to: pagePath("videos") }),
  adminSeries: (): Parent => ({ name: messages.series, to: pagePath("adminSeriesList") }),
  campaign: (): Parent => ({ name: messages.news, to: pagePath("campaigns") }),
  codeUses: (): Parent => ({ name: messages.plans, to: pagePath("plans") }),
  series: (): Parent => ({ name: messages.series, to: pagePath("seriesList") }),
};

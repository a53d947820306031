import type { SystemCheck } from "@mindreel/contract/admin/system";
import type { Need, Today } from "@mindreel/contract/admin/today";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages as system } from "@mindreel/messages/admin/system";
import { messages } from "@mindreel/messages/admin/today";
import { fixPages } from "#features/admin/system/fixPages.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** `bad`: money or members are lost until it is mended; `open`: work that waits. */
type Tone = "bad" | "warning" | "open";

/** What needs a person, with the one press that leads to where it is mended. */
export interface Task {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

const tones: Readonly<Record<Need["name"], Tone>> = {
  payments_failing: "bad",
  disputes: "bad",
  doubled: "warning",
  price_moves: "warning",
  dead_videos: "bad",
  stuck_news: "bad",
  unsure_news: "warning",
  bounces: "warning",
  failed_comparison: "warning",
  differences: "warning",
  steps: "open",
  requests: "open",
};

function placeOf({ name, campaign }: Need): string {
  const payments = (query: Readonly<Record<string, string>>) => withQuery(pagePath("payments"), query);
  const news = campaign === null ? pagePath("campaigns") : pagePath("campaign", { id: campaign });
  return {
    payments_failing: withQuery(pagePath("members"), { plan: "past_due" }),
    disputes: payments({ payment: "disputed" }),
    doubled: payments({ payment: "refunded" }),
    price_moves: pagePath("plans"),
    dead_videos: withQuery(pagePath("libraryHealth"), { kind: "dead" }),
    stuck_news: news,
    unsure_news: news,
    bounces: news,
    failed_comparison: payments({ view: "comparison" }),
    differences: payments({ view: "comparison" }),
    steps: pagePath("setUp"),
    requests: withQuery(pagePath("adminRequests"), { state: "open" }),
  }[name];
}

function taskOf(need: Need): Task {
  const { name, count } = need;
  const text = name === "failed_comparison" ? messages.needs[name] : format(messages.needs[name], { count });
  return { id: name, tone: tones[name], text, action: messages.actions[name], to: placeOf(need) };
}

const checkTask = ({ name, state, says, fix }: SystemCheck): Task => ({
  id: `check ${name}`,
  tone: state === "bad" ? "bad" : "warning",
  text: format(messages.check, { name: system.checks[name], says }),
  action: fix === null ? messages.system : system.fixes[fix],
  to: fix === null ? pagePath("system") : fixPages[fix],
});

const order: readonly Tone[] = ["bad", "warning", "open"];

/** Everything that needs a person, most urgent first. */
export const tasksOf = ({ needs, checks }: Today): readonly Task[] =>
  [...needs.map(taskOf), ...checks.map(checkTask)].sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));

import { usualWords as messages } from "@mindreel/messages/shared/words";
import { boot, planPrice } from "./boot.ts";
import { format } from "./language/format.ts";

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** The site's words if the owner has set none. */
export const usualWords = {
  hero_lead: () => format(messages.heroLead, { app: boot.appName }),
  hero_action: () => messages.heroAction,
  hero_note: () => format(messages.heroNote, { price: planPrice() }),
  plan_title: () => messages.planTitle,
  plan_features: (): readonly string[] => Object.values(messages.planFeatures),
  plan_note: () => messages.planNote,
  questions: (): Answered[] => {
    const { cost, month, cancel, early, devices, data } = messages.questions;
    return [
      { ...cost, answer: format(cost.answer, { price: planPrice() }) },
      month,
      cancel,
      early,
      { ...devices, answer: format(devices.answer, { app: boot.appName }) },
      data,
    ];
  },
} as const;

import { usualWords as messages } from "@mindreel/messages/shared/words";
import { boot } from "./boot.ts";
import { format } from "./language/format.ts";
import { cost, lowestPrice } from "./offered.ts";

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** What the owner's own wording may still name: the price alone. */
const places = (first: boolean): { readonly cost: string } => {
  const values = { cost: cost({ first }), price: lowestPrice() };
  return values;
};

/** The site's words if the owner has set none. */
export const usualWords = {
  hero_lead: () => format(messages.heroLead, { app: boot.appName }),
  hero_action: () => messages.heroAction,
  hero_note: () => format(messages.heroNote, places(false)),
  plan_title: () => messages.planTitle,
  plan_features: (): readonly string[] => Object.values(messages.planFeatures),
  plan_note: () => (boot.offered.choice ? messages.planNoteOfMany : messages.planNote),
  questions: (): Answered[] => {
    const { cost: price, month, cancel, early, devices, data } = messages.questions;
    const answer = boot.offered.choice ? price.answerOfMany : price.answer;
    return [
      { question: price.question, answer: format(answer, places(true)) },
      month,
      cancel,
      early,
      { ...devices, answer: format(devices.answer, { app: boot.appName }) },
      data,
    ];
  },
} as const;

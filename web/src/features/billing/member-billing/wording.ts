import type { Standing } from "@mindreel/contract/billing/subscription";
import { isForever } from "@mindreel/contract/plain/days";
import { messages } from "@mindreel/messages/billing/member-billing";
import { format } from "#shared/language/format.ts";
import { wordFor } from "#shared/language/wordFor.ts";
import { dayOf } from "#shared/time/dates.ts";

function returnedOf({ returned }: Standing): string {
  if (returned === null) return "";
  const { refund, bank } = messages.returned;
  return ` ${format(returned.how === "refund" ? refund : bank, { day: dayOf(returned.at) })}`;
}

/** The end of paid time, and that of access where it is another day, with the reason. */
export function datesOf(paid: string | null, access: string | null): string {
  if (paid === null) return "–";
  if (isForever(paid)) return messages.forEver;
  const day = dayOf(paid);
  const until = access === null ? day : dayOf(access);
  return access === null || access <= paid || until === day ? day : format(messages.dates, { day, access: until });
}

/** The state of a member's plan, as shown to superusers. */
export const standingOf = (standing: Standing): string => `${planOf(standing)}${returnedOf(standing)}`;

function trialOf({ state, needs_card }: Standing, day: string): string {
  const { trial, trialNoCard, trialEnds } = messages.standing;
  return format(needs_card ? trialNoCard : state === "active" ? trial : trialEnds, { day });
}

function planOf(standing: Standing): string {
  const { state, pro_until, paid_until, trial_end } = standing;
  if (trial_end !== null && state !== "superuser") return trialOf(standing, dayOf(trial_end));
  const until = pro_until === null ? "" : dayOf(pro_until);
  switch (state) {
    case "superuser":
      return messages.standing.superuser;
    case "active":
      return format(messages.standing.active, { day: datesOf(paid_until ?? pro_until, pro_until) });
    case "cancelling":
      return format(messages.standing.cancelling, { day: until });
    case "past_due":
      return format(messages.standing.pastDue, { day: until });
    case "paused":
      return until === "" ? messages.standing.paused : format(messages.standing.pausedUntil, { day: until });
    case "forever":
      return messages.standing.forever;
    case "free":
      return format(messages.standing.free, { day: until });
    case "none":
      return pro_until === null ? messages.standing.never : format(messages.standing.wasUntil, { day: until });
  }
}

export const causeOf = (cause: string): string => wordFor(cause, messages.causes);

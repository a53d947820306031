import type { Ending } from "@mindreel/contract/billing/subscription";
import { pagePath } from "@mindreel/contract/plain/pages";
import { planLine as messages } from "@mindreel/messages/billing/subscription";
import { IconCreditCard } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useCost } from "#shared/offered.ts";
import { longDay } from "#shared/time/dates.ts";
import { SlimLine } from "#shared/ui/line/SlimLine.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { useEnding } from "./ending.ts";
import { PortalButton } from "./PortalButton.tsx";

function textOf({ kind, at, days }: Ending, cost: string): string {
  if (kind === "cancelling" || kind === "trial") return format(messages[kind], { day: longDay(at) });
  return kind === "free" ? format(messages.free, { count: days, cost }) : format(messages.over, { cost });
}

interface Props {
  readonly user: Parameters<typeof useEnding>[0];
}

/** One line in the last days of free time or of a cancelled subscription, and after free time, on all pages but the plan's. */
export function PlanLine({ user }: Props) {
  const ending = useEnding(user);
  const cost = useCost();
  const { pathname } = useLocation();
  if (ending === null || pathname === pagePath("subscription")) return null;
  const action =
    ending.kind === "cancelling" || ending.kind === "trial" ? (
      <PortalButton variant="subtle" size="xs">
        {ending.kind === "trial" ? messages.addCard : messages.resume}
      </PortalButton>
    ) : (
      <ButtonLink to={pagePath("subscription")} variant="subtle" size="xs">
        {messages.subscribe}
      </ButtonLink>
    );
  return (
    <SlimLine name="plan" label={messages.label} icon={IconCreditCard} action={action}>
      {textOf(ending, cost)}
    </SlimLine>
  );
}

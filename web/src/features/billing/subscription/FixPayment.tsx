import { Button, Group } from "@mantine/core";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { PortalButton } from "./PortalButton.tsx";

/** Two ways to mend a failed renewal: pay the open invoice, or change the card. */
export function FixPayment({ standing: { pay_url } }: { standing: Standing }) {
  return (
    <Group gap="sm">
      {pay_url !== null && (
        <Button component="a" href={pay_url}>
          Pay now
        </Button>
      )}
      <PortalButton variant={pay_url === null ? "filled" : "default"}>Change card</PortalButton>
    </Group>
  );
}

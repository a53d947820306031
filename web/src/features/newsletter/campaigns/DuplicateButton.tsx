import { pagePath } from "@mindreel/contract/plain/pages";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { useDuplicate } from "./campaigns.ts";

/** Copies a campaign into a new draft, and leads there. */
export function DuplicateButton({ id, disabled = false }: { readonly id: number; readonly disabled?: boolean }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useDuplicate();
  return (
    <Button
      variant="default"
      disabled={disabled}
      loading={isPending}
      onClick={() => mutate(id, { onSuccess: ({ campaign }) => navigate(pagePath("campaign", { id: campaign.id })) })}
    >
      {messages.duplicate}
    </Button>
  );
}

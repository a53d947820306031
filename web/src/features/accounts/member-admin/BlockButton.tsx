import { useDisclosure } from "@mantine/hooks";
import type { Profile } from "@mindreel/contract/accounts/profile";
import { blocking as messages } from "@mindreel/messages/accounts/member-admin";
import { readSession } from "#shared/session/session.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { useBlockUser } from "./blockUser.ts";

/** Blocks a member after confirmation, or unblocks them. */
export function BlockButton({ user }: { readonly user: Profile }) {
  const [asking, { open, close }] = useDisclosure();
  const { mutate, isPending } = useBlockUser();
  if (user.id === readSession()?.id) return null;
  const unblock = () => {
    if (!isPending) mutate({ id: user.id, blocked: false });
  };
  // The same button before and after, so that it keeps the focus, and a dialog that survives the change.
  return (
    <>
      <Button
        variant={user.is_active ? "outline" : "default"}
        danger={user.is_active}
        onClick={user.is_active ? open : unblock}
      >
        {user.is_active ? messages.block : messages.unblock}
      </Button>
      <BlockDialog user={user} opened={asking} onClose={close} />
    </>
  );
}

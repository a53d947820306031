import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Profile } from "@mindreel/contract/accounts/profile";
import { readSession } from "#shared/session.ts";
import { BlockDialog } from "./BlockDialog.tsx";
import { useBlockUser } from "./users.ts";

/** Blocks one member, after asking, or lets them in again. */
export function BlockButton({ user }: { readonly user: Profile }) {
  const [asking, { open, close }] = useDisclosure();
  const { mutate, isPending } = useBlockUser();
  if (user.id === readSession()?.id) return null;
  const unblock = () => {
    if (!isPending) mutate({ id: user.id, blocked: false });
  };
  // One button, which keeps the focus, and one dialog, which hears when the block is through.
  return (
    <>
      <Button
        {...(user.is_active ? { color: "red" } : { variant: "default" })}
        onClick={user.is_active ? open : unblock}
      >
        {user.is_active ? "Block" : "Unblock"}
      </Button>
      <BlockDialog user={user} opened={asking} onClose={close} />
    </>
  );
}

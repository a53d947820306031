import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Profile } from "@mindreel/contract/accounts";
import { useBlockUser } from "#features/accounts/api/users.ts";
import { BlockDialog } from "#features/accounts/components/BlockDialog.tsx";
import { readSession } from "#shared/session.ts";

/** Blocks one member, after asking, or lets them in again. */
export function BlockButton({ user }: { readonly user: Profile }) {
  const [asking, { open, close }] = useDisclosure();
  const { mutate, isPending } = useBlockUser();
  if (user.id === readSession()?.id) return null;
  if (!user.is_active) {
    return (
      <Button variant="default" loading={isPending} onClick={() => mutate({ id: user.id, blocked: false })}>
        Unblock
      </Button>
    );
  }
  return (
    <>
      <Button color="red" onClick={open}>
        Block
      </Button>
      <BlockDialog user={user} opened={asking} onClose={close} />
    </>
  );
}

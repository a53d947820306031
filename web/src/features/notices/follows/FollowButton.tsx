import { messages } from "@mindreel/messages/notices/follow";
import { IconBellCheck, IconBellPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { type Followable, followsQuery, isFollowed, setFollowed } from "./follows.ts";

/** Follows a category or series, so that the member is notified of its new videos. */
export function FollowButton({ thing }: { readonly thing: Followable }) {
  const client = useQueryClient();
  const { data } = useQuery(followsQuery);
  const followed = data !== undefined && isFollowed(data, thing);
  const state = followed ? messages.following : messages.follow;
  const Icon = followed ? IconBellCheck : IconBellPlus;
  return (
    <Button
      variant={followed ? "light" : "default"}
      aria-pressed={followed}
      aria-label={format(messages.named, { state, name: thing.name })}
      disabled={data === undefined}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => setFollowed(client, thing, !followed)}
    >
      {state}
    </Button>
  );
}

import { follow as messages } from "@mindreel/messages/notices/follows";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { type Followable, followsQuery, isFollowed, setFollowed } from "./follows.ts";

const IconBellCheck = outline(
  "M11.5 17h-7.5a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3c.016 .129 .037 .256 .065 .382M9 17v1a3 3 0 0 0 2.502 2.959M15 19l2 2l4 -4",
);
const IconBellPlus = outline(
  "M12.5 17h-8.5a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6a2 2 0 1 1 4 0a7 7 0 0 1 4 6v1M9 17v1a3 3 0 0 0 3.51 2.957M16 19h6M19 16v6",
);

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

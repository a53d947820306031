import { messages } from "@mindreel/messages/catalogue/library-health";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

/** Fetches every missing still that a provider can supply, in the background. */
export function TakeAllStills() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/stills/"),
    onSuccess: async ({ wanted }) => {
      toastSuccess(wanted === 0 ? messages.noneToTake : format(messages.askingStills, { count: wanted }));
      await client.invalidateQueries({ queryKey: queryKeys.health });
    },
    onError: (error) => toastError(error.message),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {messages.takeAll}
    </Button>
  );
}

import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { videoCount } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Has every still that a provider can supply fetched in the background. */
export function TakeAllStills() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/stills/"),
    onSuccess: async ({ wanted }) => {
      toastSuccess(
        wanted === 0
          ? "No provider can supply what is missing here. Upload pictures instead."
          : `Asking for the stills of ${videoCount(wanted)}. They appear within the next minutes.`,
      );
      await client.invalidateQueries({ queryKey: queryKeys.health });
    },
    onError: (error) => toastError(error.message),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Take all stills from their providers
    </Button>
  );
}

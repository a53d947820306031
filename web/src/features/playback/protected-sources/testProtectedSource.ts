import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Signs an address as for a player, and requests it. */
export const useTestProtectedSource = (id: number) =>
  useMutation({
    mutationFn: (url: string) =>
      call("POST /api/playback/v1/sources/{id}/test/", { params: { id: String(id) }, body: url === "" ? {} : { url } }),
  });

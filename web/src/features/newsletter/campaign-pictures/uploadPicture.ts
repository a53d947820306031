import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

interface NewPicture {
  readonly picture: File;
  readonly description: string;
}

/** Uploads a picture for the text of a campaign. */
export function useUploadPicture(campaignId: number) {
  return useMutation({
    mutationFn: ({ picture, description }: NewPicture) => {
      const form = new FormData();
      form.set("description", description);
      form.set("picture", picture);
      return call("POST /api/admin/v1/campaigns/{id}/pictures/", { params: { id: String(campaignId) }, form });
    },
  });
}

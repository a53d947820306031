import type { SitePicture, SitePictureBody } from "@mindreel/contract/site/pictures";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Uploads a picture, which the settings can then refer to. */
export function uploadPicture(use: SitePictureBody["use"], picture: Blob): Promise<SitePicture> {
  const form = new FormData();
  form.set("use", use);
  form.set("picture", picture, "picture");
  return call("POST /api/site/v1/pictures/", { form });
}

export const useUploadPicture = (use: SitePictureBody["use"]) =>
  useMutation({ mutationFn: (picture: Blob) => uploadPicture(use, picture) });

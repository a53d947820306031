import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { PictureId } from "./settings.ts";

export const SitePictureBody = Type.Object(
  { use: Type.Enum(["logo", "icon", "hero", "sign_in"], { description: "What the picture is for" }) },
  { additionalProperties: false },
);
export type SitePictureBody = Static<typeof SitePictureBody>;

export const SitePicture = Type.Object({
  id: PictureId,
  width: Type.Integer({ description: "In pixels, of the stored file" }),
  height: Type.Integer(),
});
export type SitePicture = Static<typeof SitePicture>;

export const sitePicturesWire = wire({
  "POST /api/site/v1/pictures/": {
    access: "superuser",
    summary:
      "Upload a logo, an icon, the landing page's picture or the one beside sign-in. It is deleted after a day unless a change of the settings uses it.",
    body: SitePictureBody,
    files: ["picture"],
    audit: "site.upload",
    response: { status: 201, body: SitePicture },
  },
});

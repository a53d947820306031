import type { Routes } from "#http/route.ts";
import type { SitePicturesService } from "./pictures.service.ts";

export function picturesRoutes(route: Routes, pictures: SitePicturesService): void {
  route("POST /api/site/v1/pictures/", ({ body, file, audit }) => pictures.upload(body.use, file("picture"), audit), {
    perMinute: 60,
  });
}

import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { WinBackService } from "./win-back.service.ts";

export function winBackRoutes(route: Routes, service: WinBackService): void {
  route("POST /api/newsletter/v1/members/{id}/win-back/", ({ params, body, audit }) =>
    service.send(recordId(params.id), body, audit),
  );
}

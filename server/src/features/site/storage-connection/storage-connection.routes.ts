import type { StorageConnection } from "@mindreel/contract/site/storage-connection";
import type { CurrentConnections } from "#features/site/connections/current-connections.service.ts";
import type { Routes } from "#http/route.ts";
import { toStorage } from "./storage-connection.mapper.ts";
import type { StorageConnectionService } from "./storage-connection.service.ts";

interface Given {
  readonly service: StorageConnectionService;
  readonly current: CurrentConnections;
}

export function storageConnectionRoutes(route: Routes, { service, current }: Given): void {
  const connection = async (): Promise<StorageConnection> =>
    toStorage(await current.read(), current.storageLock, await service.hasFilesToMove());

  route("GET /api/site/v1/connections/storage/", connection);

  route(
    "PUT /api/site/v1/connections/storage/",
    async ({ body, audit, translate }) => {
      const { passed, says, todo } = await service.connect(body, audit);
      const result = { passed, says: translate(says), todo: todo && translate(todo) };
      return { result, connection: await connection() };
    },
    { perMinute: 10 },
  );

  route(
    "DELETE /api/site/v1/connections/storage/",
    async ({ audit }) => {
      await service.leave(audit);
      return connection();
    },
    { perMinute: 10 },
  );
}

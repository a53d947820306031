import type { Config } from "#config/config.ts";
import type { Translate } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import { toConnections } from "./connections.mapper.ts";
import type { ConnectionsService, MailTest, Tested } from "./connections.service.ts";
import type { CurrentConnections } from "./current-connections.service.ts";
import { senderRecords } from "./sender-records.service.ts";

interface Given {
  readonly service: ConnectionsService;
  readonly current: CurrentConnections;
  readonly environment: Config;
  readonly config: Config;
  readonly mailTest: MailTest;
}

const toResult = ({ passed, says, todo }: Tested, translate: Translate) => ({
  passed,
  says: translate(says),
  todo: todo && translate(todo),
});

export function connectionsRoutes(route: Routes, { service, current, environment, config, mailTest }: Given): void {
  const connections = async () => toConnections(await current.read(), environment, config);

  route("GET /api/site/v1/connections/", connections);

  route(
    "PUT /api/site/v1/connections/mail/",
    async ({ body, member, audit, translate }) => {
      const result = await service.setMail(body, member.id, mailTest, audit);
      return { result: toResult(result, translate), connections: await connections() };
    },
    { perMinute: 10 },
  );

  route("DELETE /api/site/v1/connections/mail/", async ({ audit }) => {
    await service.forgetMail(audit);
    return connections();
  });

  route("GET /api/site/v1/connections/mail/records/", ({ query }) => senderRecords(config, query.selector), {
    perMinute: 30,
  });
}

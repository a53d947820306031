import type { Connections } from "@mindreel/contract/site/connections";
import type { Config } from "#config/config.ts";
import type { Connected } from "./current-connections.service.ts";

/** @param inUse the environment's settings with the saved connections applied */
export function toConnections({ mail }: Connected, environment: Config, inUse: Config): Connections {
  const saved = typeof mail === "object" ? mail : undefined;
  return {
    mail: {
      locked: environment.smtpUrl === undefined ? null : "SMTP_URL",
      from_locked: environment.decided.includes("MAIL_FROM") ? "MAIL_FROM" : null,
      server: saved?.server ?? null,
      password_set: saved !== undefined && saved.password !== null,
      set_at: saved?.at.toISOString() ?? null,
      unreadable: mail === "unreadable",
      sender: inUse.mailFrom,
    },
  };
}

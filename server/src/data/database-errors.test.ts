import { expect, it } from "vitest";
import { sql } from "#db/orm.ts";
import { createLog } from "#serve.ts";
import { startApp } from "#test/app/app.ts";

const t = await startApp();

it("logs failed queries without their values, even as causes of other errors", async () => {
  const failed = await t.database.db
    .execute(sql`select * from nowhere where secret = ${"a secret"}`)
    .catch((error: unknown) => error);
  const caused = new Error("The reason is another one", { cause: new TypeError("Of another one", { cause: failed }) });
  const gathered = new AggregateError([caused, failed, "no error"], "Several", { cause: failed });
  for (const err of [failed, caused, gathered, new Error("Around", { cause: gathered })]) {
    const lines: string[] = [];
    createLog("info", { write: (text: string) => void lines.push(text) }).warn({ err }, "it failed");
    const line = lines.join("");
    expect(line).toContain("Failed query: select * from nowhere");
    expect(line).toContain('relation \\"nowhere\\" does not exist');
    expect(line).toContain("database-errors.test.ts");
    expect(line).not.toMatch(/a secret|params/);
  }
  expect(caused.cause).toMatchObject({ cause: { params: ["a secret"] } });
});

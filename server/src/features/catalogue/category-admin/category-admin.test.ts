import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const create = (name: string) => t.request("POST /api/admin/v1/categories/", { token, body: { name } });

it("creates a category without a picture, under the same rules for names", async () => {
  expect((await create("Nature")).body).toMatchObject({ name: "Nature", category_thumbnail: null });
  for (const name of ["nature", "All", " "]) expect([name, (await create(name)).status]).toEqual([name, 400]);
});

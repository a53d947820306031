import { type ClientRequest, request as httpRequest } from "node:http";
import { expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { formOf, uploadTo } from "#test/app/uploads.ts";

const t = await startApp();
const url = await t.app.listen({ port: 0, host: "127.0.0.1" });
const good = await formOf(await picture("jpeg", 320, 320));

it("limits uploads in progress to ten", async () => {
  const slow = await t.members("member", 10);
  const next = first(await t.members("member", 1));
  const begun: ClientRequest[] = [];
  const begin = ({ id, token }: (typeof slow)[number]) => {
    const headers = { authorization: `Token ${token}`, "content-type": "multipart/form-data; boundary=b" };
    const sending = httpRequest(`${url}/api/accounts/v1/userlist/${id}/`, { method: "PATCH", headers, agent: false });
    sending.on("error", () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="profile_pic"; filename="a.png"\r\n\r\nhalf of it');
    begun.push(sending);
  };
  slow.forEach(begin);
  const refused = async () => {
    const response = await uploadTo(url, next, good);
    // It may have taken the place of one of the ten, so they all start again.
    if (response.status === 200) slow.forEach(begin);
    return response;
  };
  await expect.poll(refused).toEqual({ status: 429, code: "rate_limited", wait: "10" });
  // A form without a file needs no place.
  const form = { full_name: "Somebody" };
  const call = "PATCH /api/accounts/v1/userlist/{id}/";
  expect((await t.request(call, { ...next, form })).status).toBe(200);
  for (const sending of begun) sending.destroy();
  await expect.poll(async () => (await uploadTo(url, next, good)).status).toBe(200);
});

it("refuses an empty file that was chosen, but accepts a form without one", async () => {
  const member = first(await t.members("member", 1));
  const call = "PATCH /api/accounts/v1/userlist/{id}/";
  const empty = await t.request(call, { ...member, form: { full_name: "A", profile_pic: file("") } });
  expect(empty.status).toBe(400);
  expect(empty.body).toMatchObject({ errors: { profile_pic: ["The file is empty. Choose another picture."] } });
  const none = new File([], "", { type: "application/octet-stream" });
  expect((await t.request(call, { ...member, form: { full_name: "B", profile_pic: none } })).status).toBe(200);
});

import { dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import { expect, it, onTestFinished } from "vitest";
import { firstData } from "./firstData.ts";

it("counts as fresh when the page opens, however old the server's copy is", () => {
  const server = new QueryClient();
  server.setQueryData(["videos"], ["Owls"], { updatedAt: 1_000 });
  const script = document.createElement("script");
  script.id = "data";
  script.type = "application/json";
  script.textContent = JSON.stringify({ ...dehydrate(server), member: 7 });
  document.body.append(script);
  onTestFinished(() => script.remove());

  const { member, ...data } = firstData(5_000_000);
  const browser = new QueryClient();
  hydrate(browser, data);
  expect([member, browser.getQueryData(["videos"])]).toEqual([7, ["Owls"]]);
  expect(browser.getQueryState(["videos"])?.dataUpdatedAt).toBe(5_000_000);
});

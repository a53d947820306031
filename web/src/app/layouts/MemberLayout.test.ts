import { expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "#shared/api/query.ts";
import { setTransport } from "#shared/api/transport.ts";
import { prefetch } from "./MemberLayout.tsx";

it("does not wait for anything that needs a request to the payment provider", async () => {
  const transport = vi.fn(async () => Response.json({}));
  setTransport(transport);
  onTestFinished(() => setTransport((url, init) => fetch(url, init)));
  await prefetch({ client: createQueryClient(), params: new URLSearchParams(), path: {} });
  const asked = transport.mock.calls.map(([url]: readonly unknown[]) => url);
  expect(asked).toContain("/api/accounts/v1/current_user/");
  expect(asked).not.toContain("/api/billing/v1/subscription/");
});

import type { Page, Route } from "@playwright/test";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "#support/fixtures.ts";
import { toast } from "#support/moves.ts";
import { register } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

const secrets = { hmacSignatureSecret: "of this test", hmacKeySignatureSecret: "of this one, too" };
const message = "Too many attempts. Please wait 64 seconds and try again.";

/** Responds like a server that demands a proof of work (the demo runs without rate limits) and verifies the proof. */
async function askForProof(page: Page, address: string, counter: number): Promise<boolean[]> {
  const proofs: boolean[] = [];
  await page.route(`**${address}`, async (route: Route) => {
    const header = await route.request().headerValue("proof-of-work");
    if (header !== null) {
      const { challenge, solution } = JSON.parse(atob(header));
      proofs.push((await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified);
      return route.continue();
    }
    const work = { algorithm: "PBKDF2/SHA-256", cost: 1000, counter, deriveKey } as const;
    const challenge = await createChallenge({ ...work, ...secrets });
    const body = { message, code: "proof_required", challenge };
    return route.fulfill({ status: 429, headers: { "Retry-After": "64" }, json: body });
  });
  return proofs;
}

test("after too many attempts the browser computes a proof of work and shows that it does", {
  tag: "@nightly",
}, async ({ page, request, allowMessage }) => {
  allowMessage(/status of 429/);
  const member = await register(request);
  const proofs = await askForProof(page, "/api/accounts/v1/login/", 4000);
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(member.email);
  await form.getByRole("textbox", { name: "Password" }).fill(member.password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Checking…" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
  expect(proofs).toEqual([true]);
});

test("the news form on the landing page computes a proof of work, too", { tag: "@nightly" }, async ({
  page,
  allowMessage,
}) => {
  allowMessage(/status of 429/);
  const proofs = await askForProof(page, "/api/subscriber/v1/subscriberlist/", 500);
  await page.goto("/");
  const form = page.getByRole("form", { name: "News sign-up" });
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Lovelace");
  await form.getByLabel("Age").fill("36");
  await form.getByLabel("Country").selectOption("Norway");
  await form.getByLabel("Email").fill(`ada-${newWord()}@example.com`);
  await form.getByRole("button", { name: "Claim my free month" }).click();
  await expect(page.getByText("Thank you for submitting")).toBeVisible();
  expect(proofs).toEqual([true]);
});

test("a browser that cannot compute it shows how long to wait", { tag: "@nightly" }, async ({
  page,
  request,
  allowMessage,
}) => {
  allowMessage(/status of 429/);
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  const member = await register(request);
  await askForProof(page, "/dj-rest-auth/password/reset/", 500);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, message)).toBeVisible();
});

test("the honeypot field is out of people's reach, and sent only if filled in", { tag: "@nightly" }, async ({
  page,
}) => {
  for (const path of ["/signin", "/signup", "/forgot-password", "/"]) {
    await page.goto(path);
    const honeypot = page.locator("input[name=website]");
    await expect(honeypot).toHaveCount(1);
    await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
    const { width, height } = (await honeypot.locator("xpath=ancestor::div[1]").boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect([width, height]).toEqual([1, 1]);
    await expect(honeypot).toHaveAttribute("tabindex", "-1");
  }
  const sent: unknown[] = [];
  await page.route("**/dj-rest-auth/password/reset/", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { detail: "Password reset e-mail has been sent." } });
  });
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect.poll(() => sent).toEqual([{ email: "ada@example.com" }]);
  await page.getByRole("button", { name: "Use another address" }).click();
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect.poll(() => sent[1]).toEqual({ email: "ada@example.com", website: "https://spam.example" });
});

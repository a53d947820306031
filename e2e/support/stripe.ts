import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#support/server-process.ts";

const root = join(import.meta.dirname, "../..");

interface StripeProcess {
  /** Where its API and its pages are. */
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the emulator of Stripe as a program of its own, which a site is then connected to by its screens. */
export async function startStripe(secretKey: string): Promise<StripeProcess> {
  const port = await freePort();
  const child = spawn("node", [join(root, "stripe-local/src/main.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), STRIPE_SECRET_KEY: secretKey },
  });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    // Without a key it answers 401, once it listens.
    if (
      await fetch(`${url}/v1/customers`).then(
        ({ status }) => status === 401,
        () => false,
      )
    ) {
      return { url, stop: () => void child.kill() };
    }
    await sleep(200);
  }
  child.kill();
  throw new Error("The emulator of Stripe did not start.");
}

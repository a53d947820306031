import { startEmulator } from "./emulator.ts";

/** Runs the emulator on its own, with settings from the environment. */
const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, WEBHOOK_URL, PORT, STATE_FILE } = process.env;
const secretKey = STRIPE_SECRET_KEY ?? "sk_test_rehearsal";

try {
  const { url } = await startEmulator({
    secretKey,
    port: Number(PORT ?? 12_111),
    ...(WEBHOOK_URL !== undefined && { webhookUrl: WEBHOOK_URL }),
    ...(STRIPE_WEBHOOK_SECRET !== undefined && { webhookSecret: STRIPE_WEBHOOK_SECRET }),
    ...(STATE_FILE !== undefined && { stateFile: STATE_FILE }),
  });
  process.stdout.write(`The Stripe emulator listens at ${url}; it moves no money.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

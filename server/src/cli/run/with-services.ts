import { buildApp, type Services } from "#app.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { createPorts, openInfrastructure } from "#infrastructure.ts";
import { noPayments } from "#ports/payments/off.ts";
import { openPayments } from "#ports/payments/open.ts";
import { createLog } from "#serve.ts";

/**
 * Runs a command with the server's services, whether or not the server is running.
 * @param asks whether it asks the payment provider that the environment names; its package is not loaded otherwise
 */
export async function runWithServices(
  work: (services: Services, config: Config) => Promise<void>,
  { asks = false } = {},
): Promise<void> {
  const config = loadConfig();
  const logger = createLog("error");
  const infrastructure = await openInfrastructure(config, logger, false);
  try {
    const ports = createPorts(config, logger);
    const clock = () => new Date();
    const { app, services } = await buildApp({
      ...infrastructure,
      ...ports,
      payments: asks && config.payments === "stripe" ? (await openPayments(config)).payments : noPayments,
      config,
      clock,
      logger,
    });
    await work(services, config);
    await app.close();
  } finally {
    await infrastructure.stop();
  }
}

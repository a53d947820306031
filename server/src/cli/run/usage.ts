import { runCommand } from "#serve.ts";

/** The option that every command has. */
export const help = { type: "boolean", short: "h" } as const;

/**
 * Runs a command, or prints what it does if asked for help.
 * @param read reads the options; its errors are shown together with the usage, so that a misspelt option does nothing
 */
export const runWithUsage = <Options extends { readonly help?: boolean | undefined }>(
  usage: string,
  read: () => { readonly values: Options },
  main: (options: Options) => Promise<void>,
): Promise<void> =>
  runCommand(async () => {
    let options: Options;
    try {
      options = read().values;
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    }
    if (options.help) console.log(usage);
    else await main(options);
  });

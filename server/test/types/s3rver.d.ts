/** The part of s3rver that the tests use; it has no types of its own. */
declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  interface Context {
    readonly path: string;
    mountPath: string | undefined;
    readonly state: { vhost: boolean };
  }

  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: ((context: Context, next: () => unknown) => unknown)[];
    run(): Promise<AddressInfo>;
  }
}

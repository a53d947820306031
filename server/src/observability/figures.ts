/** Figures of the whole installation, the same from each of its servers. */
export interface Figures {
  readonly jobs: readonly {
    readonly queue: string;
    readonly waiting: number;
    readonly retrying: number;
    readonly failed: number;
  }[];
  /** Payment events. */
  readonly events: { readonly waiting: number; readonly failed: number };
  /** Seconds; undefined if there is no backup. */
  readonly backupAge: number | undefined;
  /** Seconds by which the replica lags behind; undefined if there is none. */
  readonly replicaLag: number | undefined;
  /** In bytes. */
  readonly disks: readonly { readonly folder: string; readonly free: number; readonly size: number }[];
  readonly members: { readonly users: number; readonly pro: number };
}

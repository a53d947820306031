/** Every PostgreSQL advisory lock of Mindreel. The numbers are arbitrary; two equal ones would wait for each other. */
export const advisoryLocks = {
  /** Held by the server that migrates. */
  migrations: 7_305_401,
  /** Held while a backup is made. */
  backup: 7_305_402,
  /** Serializes imports. */
  imports: 7_341_902,
  /** Serializes changes to the videos of series. */
  seriesOrder: 7_341_903,
  /** Held by the server that looks up lengths. */
  durations: 7_341_904,
  /** Held by the server that sends campaigns. */
  campaigns: 7_341_905,
  /** Held by the server that checks the library. */
  libraryCheck: 7_341_906,
  /** Held while a change of prices is tried. */
  rehearsal: 7_341_907,
  /** Held while the connection to Stripe is changed. */
  paymentConnection: 7_341_908,
} as const;

/** An answer as it goes over the wire, written by its contract's schema. It may be kept, and sent any number of times. */
export class Written {
  readonly bytes: Buffer;

  constructor(content: string | ArrayBuffer | Buffer) {
    this.bytes =
      typeof content === "string" ? Buffer.from(content) : Buffer.isBuffer(content) ? content : Buffer.from(content);
  }
}

/** Writes the answers of one call, cut to the contract's schema. */
export type Write<Answer> = (answer: Answer) => Written;

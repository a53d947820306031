/** A part of a response that differs by its reader. */
export interface Slot {
  /** Where it begins and ends, in bytes. */
  readonly from: number;
  readonly to: number;
}

/**
 * The bytes with a reader's own parts in place of the shared ones.
 * @param slots in their order
 * @param own the text for a slot; undefined: the shared one stays
 */
export function fill<S extends Slot>(bytes: Buffer, slots: readonly S[], own: (slot: S) => string | undefined): Buffer {
  const parts: Buffer[] = [];
  let done = 0;
  for (const slot of slots) {
    const text = own(slot);
    if (text === undefined) continue;
    parts.push(bytes.subarray(done, slot.from), Buffer.from(text));
    done = slot.to;
  }
  return done === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(done)]);
}

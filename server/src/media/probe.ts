import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { reasonOf } from "#data/database-errors.ts";
import type { Storage } from "#ports/storage/storage.port.ts";

/** Why files cannot be stored; `gone` if one could not be read back. */
export type StorageFault = { readonly reason: string } | "gone";

/** Writes a small file, reads it and removes it. @returns what failed, if anything did */
export async function storageFault(storage: Storage): Promise<StorageFault | undefined> {
  const [folder, name, content] = [`probe-${randomUUID()}`, "probe", "ok"];
  try {
    await storage.put(folder, new Map([[name, Buffer.from(content)]]));
    const file = await storage.read(folder, name);
    const isSame = file !== null && (await text(file.stream)) === content;
    await storage.remove(folder);
    return isSame ? undefined : "gone";
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

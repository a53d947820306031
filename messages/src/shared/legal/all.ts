import { inOwnWords } from "@mindreel/messages/own";
import { messages as ar } from "./ar.ts";
import { messages as de } from "./de.ts";
import { messages as en } from "./en.ts";
import { messages as es } from "./es.ts";
import { messages as fr } from "./fr.ts";

export const all = inOwnWords("shared/legal", { en, de, es, fr, ar });

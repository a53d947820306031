import { builtIn } from "./builtIn.ts";
import { sentencesOf } from "./sentences.ts";
import { Words } from "./Words.tsx";

const sentences = sentencesOf(builtIn);

/** Every sentence of the app, for the owner to find and reword. */
export const WordsTab = () => <Words sentences={sentences} />;

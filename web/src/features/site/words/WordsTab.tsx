import { builtIn } from "./builtIn.ts";
import { sentencesOf } from "./sentences.ts";
import { Words } from "./Words.tsx";

const sentences = sentencesOf(builtIn);

/** Every sentence of the app, to be found and said otherwise. */
export const WordsTab = () => <Words sentences={sentences} />;

import { renderToString } from "react-dom/server";
import { Landing } from "./Landing.tsx";

export const html = renderToString(<Landing />);

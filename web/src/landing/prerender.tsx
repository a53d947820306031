import { renderToString } from "react-dom/server";
import { Landing } from "#landing/Landing.tsx";

export const html = renderToString(<Landing />);

import type { ComponentProps } from "react";
import { Toasts } from "#landing/frame/Toasts.tsx";
import { NewsForm } from "./NewsForm.tsx";

/** The part of the page that React hydrates in the browser; see startForm.ts. */
export function News(props: ComponentProps<typeof NewsForm>) {
  return (
    <>
      <NewsForm {...props} />
      <Toasts />
    </>
  );
}

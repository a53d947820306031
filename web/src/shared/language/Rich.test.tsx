import { render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { format } from "./format.ts";
import { Rich } from "./Rich.tsx";

afterEach(() => document.documentElement.removeAttribute("lang"));

it("puts a link where a sentence has it, and treats user text as plain text", () => {
  const { container } = render(
    <Rich
      text="Ask {name} <link>for {what}</link>, please."
      values={{ name: "<link>me</link>", what: "help" }}
      tags={{ link: (text) => <a href="/help">{text}</a> }}
    />,
  );
  expect(container.innerHTML).toBe('Ask &lt;link&gt;me&lt;/link&gt; <a href="/help">for help</a>, please.');
});

it("uses the plural forms of the page's language", () => {
  const videos = { one: "{count} vidéo", other: "{count} vidéos" } as const;
  expect(format(videos, { count: 0 })).toBe("0 vidéos");
  document.documentElement.lang = "fr";
  expect(format(videos, { count: 0 })).toBe("0 vidéo");
});

import { describe, expect, it } from "vitest";
import { documentsFrom } from "./document.ts";

const template = [
  `<html><head><title>Films</title><script>start()</script><link rel="stylesheet" crossorigin href="/assets/app.css">`,
  `<template id="scripts"><script type="module" src="/assets/main.js"></script></template></head>`,
  `<body><div id="root"><!--page--></div></body></html>`,
].join("");
const { whole, frame, rest } = documentsFrom(template, (file) => `/* ${file} */`);
const content = {
  files: { scripts: ["/assets/page.js"], styles: ["/assets/page.css", "/assets/form.css"] },
  shown: ["/assets/page.css"],
  title: "Sun & <Moon> · Films",
  ...{ data: "<meta>", page: "<h1>Films</h1>", complete: true },
};
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
/** The scripts and links that a browser loads without any script. */
const loads = ({ head }: Document) =>
  [...head.querySelectorAll("script[src], link:not([disabled])")].map((tag) => tag.outerHTML);

describe("a document", () => {
  it("contains the styles of its content, in order, and the page", () => {
    const page = parse(whole(content));
    const styles = [...page.head.querySelectorAll("style")].map((tag) => tag.textContent);
    expect(styles).toEqual(["/* /assets/app.css */", "/* /assets/page.css */"]);
    expect(page.querySelector("#root")?.innerHTML).toBe("<h1>Films</h1>");
    expect(page.head.querySelector("meta")).not.toBeNull();
  });

  it("has the title of its content", () => {
    expect(parse(whole(content)).title).toBe("Sun & <Moon> · Films");
  });

  it("loads nothing before it is shown, and then everything that the page needs", () => {
    const page = parse(whole(content));
    expect(loads(page)).toEqual([]);
    const later = page.querySelector("template")?.content;
    const links = [...(later?.children ?? [])].map((tag) => [tag.getAttribute("rel"), tag.getAttribute("href")]);
    expect(later?.querySelector("script")?.getAttribute("src")).toBe("/assets/main.js");
    expect(links.slice(1)).toEqual([
      ["modulepreload", "/assets/page.js"],
      ["stylesheet", "/assets/app.css"],
      ["stylesheet", "/assets/page.css"],
      ["preload", "/assets/form.css"],
    ]);
    expect(later?.querySelectorAll("[rel=stylesheet]:not([disabled])")).toHaveLength(0);
  });

  it("loads everything at once if the page is unreadable without scripts", () => {
    const page = parse(whole({ ...content, complete: false }));
    expect(page.querySelector("template")).toBeNull();
    expect(loads(page)).toHaveLength(3);
  });

  it("can begin with a frame without data, and end with the rest", () => {
    const page = parse(frame({ ...content, page: '<main id="main">Wait</main>' }) + rest(content));
    expect(page.querySelector("#frame")?.textContent).toBe("Wait");
    expect(page.querySelectorAll("#main, #root")).toHaveLength(1);
    expect(page.querySelector("#root")?.innerHTML).toBe("<h1>Films</h1>");
    expect(frame(content)).not.toContain("<meta>");
    expect(page.querySelectorAll("meta")).toHaveLength(1);
  });
});

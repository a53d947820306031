import type { Page } from "@playwright/test";

/**
 * Makes the browser render pages itself, as when the server could not: it then requests data that a journey can
 * intercept.
 * @param inHead what to add to the document's head
 */
export async function renderInBrowser(page: Page, inHead = ""): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script type="application\/json" id="data">.*?<\/script>/s, "")
      .replace(/(<div id="root">).*(<\/div>)/s, "$1$2")
      .replace("</head>", () => `${inHead}</head>`);
    await route.fulfill({ response, body });
  });
}

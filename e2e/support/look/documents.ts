import type { Page } from "@playwright/test";

/**
 * Lets the browser render the pages, as it does when the server could not: then it asks itself for the data that a
 * journey answers.
 * @param inHead what the document's head is to hold besides
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

import { expect, test } from "#support/fixtures.ts";

const videoLink = /youtube_video_link|youtube\.com|youtu\.be|vimeo\.com|\/demo\/clips\//;

test("a free member meets the gate, gets no video links, and finds the plan", async ({ page, signIn }) => {
  const responses: Promise<string>[] = [];
  page.on("response", (response) => {
    const carriesData = response.url().includes("/api/") || response.request().resourceType() === "document";
    if (carriesData) responses.push(response.text().catch(() => ""));
  });
  await signIn("free");
  for (const place of ["/", "/favorites", "/recent-videos"]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user", exact: true })).toBeVisible();
    await expect(
      page.getByText(
        "You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many videos as you want.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play / })).toHaveCount(0);
  }
  await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(page.getByRole("region", { name: "Monthly" }).getByText("$9.00")).toBeVisible();
  expect(responses.length).toBeGreaterThan(0);
  for (const text of await Promise.all(responses)) expect(text).not.toMatch(videoLink);
});

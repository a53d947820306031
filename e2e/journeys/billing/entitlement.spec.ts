import { account, authorization } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { goTo } from "#support/moves.ts";

const videoLink = /youtube_video_link|youtube\.com|youtu\.be|vimeo\.com|\/demo\/clips\//;

for (const place of ["/", "/favorites", "/recent-videos"]) {
  test(`a free member meets the gate at ${place} and gets no video links`, async ({ page, signIn }) => {
    const answers: Promise<string>[] = [];
    page.on("response", (answer) => {
      const carriesData = answer.url().includes("/api/") || answer.request().resourceType() === "document";
      if (carriesData) answers.push(answer.text().catch(() => ""));
    });
    await signIn("free");
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user", exact: true })).toBeVisible();
    await expect(
      page.getByText(
        "You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many videos as you want.",
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play / })).toHaveCount(0);

    await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
    await expect(page).toHaveURL("/subscription");
    await expect(page.getByRole("heading", { name: "Monthly" })).toBeVisible();
    expect(answers.length).toBeGreaterThan(0);
    for (const text of await Promise.all(answers)) expect(text).not.toMatch(videoLink);
  });
}

test("the plan shows its price and what it includes", async ({ page, signIn }) => {
  await signIn(account("free"));
  await page.goto("/");
  await goTo(page, "Subscription");
  const plan = page.getByRole("region", { name: "Monthly" });
  await expect(plan.getByText("$300.00")).toBeVisible();
  await expect(plan.getByRole("listitem")).toHaveText([
    /^all features of the Starter Plan$/i,
    "Unlimited videos",
    "Monthly Updates",
  ]);
});

test("the server refuses videos to a free member", async ({ api, signIn }) => {
  const headers = authorization(await signIn("free"));
  for (const query of ["", "?saved=true", "?recent=true", "?search=tides", "?category=Nature"]) {
    const answer = await api.request.get(`/api/category/v1/video/${query}`, { headers });
    expect(answer.status()).toBe(403);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: "pro_required" });
    expect(text).not.toMatch(videoLink);
  }
  const liking = await api.request.post("/api/category/v1/like/videos/", {
    headers,
    data: { likevideo: 1, likeusers: [] },
  });
  expect(liking.status()).toBe(403);
});

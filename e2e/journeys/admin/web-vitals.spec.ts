import { expect, test } from "#support/fixtures.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { account, authorization } from "#support/people/accounts.ts";

interface Row {
  readonly page: string;
  readonly device: string;
  readonly visit: string;
  readonly lcp: { readonly good: number; readonly needs_improvement: number; readonly poor: number } | null;
}

test("what a visitor's browser measures shows up in the figures", { tag: "@nightly" }, async ({
  page,
  api,
  newContext,
  signIn,
}) => {
  const painted = async (): Promise<number> => {
    const day = new Date().toISOString().slice(0, 10);
    const response = await api.request.get(`/api/admin/v1/web-vitals/?from=${day}&to=${day}`, {
      headers: authorization(api.superuser),
    });
    const rows: Row[] = await response.json();
    const landing = rows.find((row) => row.page === "landing" && row.device === "desktop" && row.visit === "load");
    const { good = 0, needs_improvement = 0, poor = 0 } = landing?.lcp ?? {};
    return good + needs_improvement + poor;
  };
  const before = await painted();
  const visitor = await (await newContext()).newPage();
  const measuring = visitor.waitForResponse((response) => /\/assets\/landing-measure-[^/]*\.js$/.test(response.url()));
  await visitor.goto("/");
  await (await measuring).finished();
  // Leaving hides the page, which sends the report; the test cannot observe it.
  await expect
    // A script that has loaded may not have run yet; then only the next visit is measured.
    .poll(async () => {
      await visitor.goto("/signin");
      await visitor.goto("/");
      return painted();
    })
    .toBeGreaterThan(before);

  await signIn(account("superuser"));
  await page.goto("/admin/figures");
  const speed = page.getByRole("region", { name: "Page speed" });
  const table = speed.getByRole("table", { name: "Page speed" });
  await expect(table).toBeVisible();
  // Pages that others have opened more often come first.
  const showAll = speed.getByRole("button", { name: /^Show all/ });
  if (await showAll.isVisible()) await showAll.click();
  const row = table.getByRole("row").filter({ hasText: "Landing page" }).filter({ hasText: "Larger screen, loaded" });
  await expect(row).toContainText(/\d s (Good|Could be better|Poor)/);
  await expectAccessible(page, "figures with page speed");
  await expectNoSidewaysScrolling(page);
});

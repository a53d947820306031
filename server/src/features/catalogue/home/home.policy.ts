import type { RailKind } from "@mindreel/contract/catalogue/home";
import { limits } from "@mindreel/contract/plain/limits";
import { inOrder } from "#features/catalogue/categories/categories.policy.ts";

/** A rail that the owner placed. */
export interface Placed {
  readonly id: string;
  readonly visible: boolean;
}

/** A series or a category that can have a rail. */
export interface Shelf {
  readonly id: number;
  readonly title: string;
}

/** A rail before its videos are read. */
export interface RailPlan extends Placed {
  readonly kind: RailKind;
  readonly title: string;
  /** Of its series or category; null for others. */
  readonly shelf: number | null;
}

export interface Titles {
  readonly new: string;
  readonly subjects: string;
}

/** The largest possible id. */
const idMax = 2_147_483_647;

/** Which series the owner placed, as far as their ids can exist. */
export const placedSeries = (placed: readonly Placed[]): number[] =>
  placed
    .flatMap(({ id }) => (id.startsWith("series:") ? [Number(id.slice("series:".length))] : []))
    .filter((id) => id <= idMax);

/**
 * All rails in order: first as the owner placed them, then the others. Those of what no longer exists are left out.
 * @param series newest first
 * @param categories in the owner's order
 */
export function arrange(
  placed: readonly Placed[],
  titles: Titles,
  series: readonly Shelf[],
  categories: readonly Shelf[],
): RailPlan[] {
  const shelves = (kind: "series" | "category", all: readonly Shelf[]) =>
    all.map(({ id, title }) => ({ id: `${kind}:${id}`, kind, title, shelf: id }));
  const usual: Omit<RailPlan, "visible">[] = [
    { id: "new", kind: "new", title: titles.new, shelf: null },
    { id: "subjects", kind: "subjects", title: titles.subjects, shelf: null },
    ...shelves("series", series),
    ...shelves("category", categories),
  ];
  const byId = new Map(usual.map((rail) => [rail.id, rail]));
  const first = placed.flatMap(({ id, visible }) => {
    const rail = byId.get(id);
    byId.delete(id);
    return rail === undefined ? [] : [{ ...rail, visible }];
  });
  return [...first, ...[...byId.values()].map((rail) => ({ ...rail, visible: true }))];
}

const categoryOf = ({ id }: Placed): number | undefined =>
  id.startsWith("category:") ? Number(id.slice("category:".length)) : undefined;

/** Which categories the owner placed, in order, as far as their ids can exist. */
export const placedCategories = (placed: readonly Placed[]): number[] =>
  placed.flatMap((rail) => categoryOf(rail) ?? []).filter((id) => id <= idMax);

/** The same rails, but those of these categories in this order, in the places that they had. */
export const inCategoryOrder = (placed: readonly Placed[], categories: readonly number[]): Placed[] =>
  inOrder(placed, categoryOf, categories);

/** The rails to show. @param has whether there is anything on a rail */
export const shown = (rails: readonly RailPlan[], has: (rail: RailPlan) => boolean): RailPlan[] =>
  rails.filter((rail) => rail.visible && has(rail)).slice(0, limits.rails);

/** The beginning of a text, up to the end of a word. */
export function beginning(text: string, most: number): string {
  const [first = ""] = text.trim().split(/\n[^\S\n]*\n/, 1);
  if (first.length <= most) return first;
  return `${first
    .slice(0, first.lastIndexOf(" ", most) + 1 || most)
    .trimEnd()
    .toWellFormed()}…`;
}

import { useCategories } from "#features/catalogue/categories/categories.ts";
import { FollowButton } from "#features/notices/follows/FollowButton.tsx";

/** A button that follows the category with this name; renders nothing if there is none. */
export function FollowCategory({ name }: { readonly name: string }) {
  const { data = [] } = useCategories();
  const category = data.find((each) => each.name === name);
  return category && <FollowButton thing={{ kind: "categories", id: category.id, name }} />;
}

import { useCategories } from "#features/catalogue/categories/categories.ts";
import { FollowButton } from "#features/notices/follows/FollowButton.tsx";

/** Follows the category of a name; nothing where there is no such category. */
export function FollowCategory({ name }: { readonly name: string }) {
  const { data = [] } = useCategories();
  const category = data.find((each) => each.name === name);
  return category && <FollowButton thing={{ kind: "categories", id: category.id, name }} />;
}

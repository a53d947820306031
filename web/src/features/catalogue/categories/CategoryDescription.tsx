import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useCategories } from "./categories.ts";

/** What the owner wrote about a category, above its videos. */
export function CategoryDescription({ name }: { readonly name: string }) {
  const { data = [] } = useCategories();
  const description = data.find((category) => category.name === name)?.description ?? "";
  return (
    description !== "" && (
      <Text dim dir="auto" style={{ maxWidth: "70ch", marginBottom: 24, whiteSpace: "pre-line" }}>
        {description}
      </Text>
    )
  );
}

import { arrayMove } from "@dnd-kit/sortable";
import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { useState } from "react";
import { DeleteCategory } from "#features/catalogue/categories/DeleteCategory.tsx";
import { format } from "#shared/language/format.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import { useOrderCategories } from "./adminCategories.ts";
import { CategoryEditor } from "./CategoryEditor.tsx";
import classes from "./CategoryList.module.css";
import { CategoryRow } from "./CategoryRow.tsx";

/** All categories, ordered by dragging, by keyboard, or with two buttons each. */
export function CategoryList({ categories }: { readonly categories: readonly AdminCategory[] }) {
  const { mutate: order } = useOrderCategories();
  // All rows share one dialog of each kind.
  const [chosen, setChosen] = useState<AdminCategory>();
  const [open, setOpen] = useState<"edit" | "delete">();
  const choose = (category: AdminCategory, dialog: "edit" | "delete") => () => {
    setChosen(category);
    setOpen(dialog);
  };
  const items = categories.map((category) => ({ ...category, title: category.name }));
  const close = () => setOpen(undefined);
  return (
    <>
      <OrderedList
        items={items}
        label={messages.title}
        className={classes.list}
        instructions={messages.instructions}
        moved={(now) => format(messages.isNow, now)}
        onMove={(from, to) => order(arrayMove([...categories], from, to).slice(0, limits.orderedCategories))}
      >
        {(category, at, onStep) => (
          <CategoryRow
            key={category.id}
            category={category}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onStep={onStep}
            onEdit={choose(category, "edit")}
            onDelete={choose(category, "delete")}
          />
        )}
      </OrderedList>
      {chosen !== undefined && (
        <>
          <CategoryEditor key={chosen.id} category={chosen} opened={open === "edit"} onClose={close} />
          <DeleteCategory category={chosen} opened={open === "delete"} onClose={close} />
        </>
      )}
    </>
  );
}

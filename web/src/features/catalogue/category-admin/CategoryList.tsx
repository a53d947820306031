import { arrayMove } from "@dnd-kit/sortable";
import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { useRef, useState } from "react";
import { DeleteCategory } from "#features/catalogue/categories/DeleteCategory.tsx";
import { IconDots } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { MenuItem, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { useOrderCategories } from "./adminCategories.ts";
import { CategoryEditor } from "./CategoryEditor.tsx";
import classes from "./CategoryList.module.css";

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

interface CategoryRowProps {
  readonly category: AdminCategory;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function CategoryRow({ category, isFirst, isLast, onStep, onEdit, onDelete }: CategoryRowProps) {
  const { id, name, description, video_count: count, category_thumbnail: src, thumbnail_srcset: srcSet } = category;
  const menu = useRef<HTMLButtonElement>(null);
  const videos = withQuery(pagePath("videos"), { category: name });
  const counted = format(messages.videos, { count });
  return (
    <OrderedRow
      id={id}
      title={name}
      isFirst={isFirst}
      isLast={isLast}
      className={classes.row}
      buttonsClassName={classes.buttons}
      onStep={onStep}
      buttons={
        <Menu
          target={menu}
          className={classes.menu}
          button={(props) => (
            <IconButton {...props} ref={menu} aria-label={format(messages.actions, { name })}>
              <IconDots size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        >
          {() => (
            <>
              <MenuItem onClick={onEdit}>{messages.change}</MenuItem>
              {count > 0 && <MenuLink to={pagePath("subject", { id })}>{messages.see}</MenuLink>}
              <MenuLink to={videos}>{messages.itsVideos}</MenuLink>
              <MenuItem onClick={onDelete}>{messages.delete}</MenuItem>
            </>
          )}
        </Menu>
      }
    >
      <span className={classes.still}>
        {src !== null && (
          <img
            src={src}
            {...(srcSet !== null && { srcSet, sizes: "96px" })}
            alt=""
            width={96}
            height={54}
            loading="lazy"
          />
        )}
      </span>
      <span className={classes.words}>
        <TextButton onClick={onEdit} dir="auto">
          {name}
        </TextButton>
        <span className={classes.facts}>
          {count === 0 ? (
            messages.noVideos
          ) : (
            <PageLink to={videos}>
              {counted} <VisuallyHidden as="span">{name}</VisuallyHidden>
            </PageLink>
          )}
        </span>
        {description !== "" && (
          <span className={classes.description} dir="auto">
            {description}
          </span>
        )}
      </span>
    </OrderedRow>
  );
}

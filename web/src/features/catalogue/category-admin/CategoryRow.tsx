import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { useRef } from "react";
import { IconDots } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { MenuItem, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./CategoryList.module.css";

interface Props {
  readonly category: AdminCategory;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryRow({ category, isFirst, isLast, onStep, onEdit, onDelete }: Props) {
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

import { menu as everyone, superuserMenu as messages } from "@mindreel/messages/app";
import { useId, useState } from "react";
import { IconArrowLeft, IconChevronDown } from "#shared/icons/frame.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { currentAt, type MenuProps, type NavItem, pathOf } from "../nav/navItems.ts";
import classes from "./work.module.css";
import { type WorkGroup, type WorkNavItem, watchNav, work } from "./workNav.ts";

interface Props extends Required<Pick<MenuProps, "inSheet">>, Pick<MenuProps, "onChoose"> {
  /** The page for watching to go back to. */
  readonly backTo: string;
  /** On such a page: goes back to its menu. */
  readonly onBack?: () => void;
}

interface Open {
  readonly at: string;
  readonly group: WorkGroup["group"] | undefined;
}

const holds = (pathname: string, { items }: WorkGroup) => items.some((item) => currentAt(pathname, item));
const groupAt = (pathname: string) =>
  work.find((part): part is WorkGroup => "group" in part && holds(pathname, part))?.group;

/**
 * All the places of the work in groups. One group is unfolded, at first that of the page, so that everything fits a low
 * window; in the sheet of a small screen all are.
 */
export function WorkMenu({ inSheet, onChoose, backTo, onBack }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<Open>({ at: pathname, group: groupAt(pathname) ?? "library" });
  // Elsewhere, the group of that page, if it has one: what was unfolded while the page loaded stays.
  if (open.at !== pathname) setOpen({ at: pathname, group: groupAt(pathname) ?? open.group });

  const back = (
    <>
      <IconArrowLeft size={18} className={classes.arrow} aria-hidden="true" />
      {messages.back}
    </>
  );
  const link = { onChoose, pathname };
  return (
    <div className={classes.menu} data-work={inSheet ? "sheet" : "side"}>
      {onBack === undefined ? (
        <Link className={`${classes.row} ${classes.back}`} to={backTo} onClick={onChoose}>
          {back}
        </Link>
      ) : (
        <button type="button" className={`${classes.row} ${classes.back}`} onClick={onBack}>
          {back}
        </button>
      )}
      <ul className={classes.list} aria-label={messages.manage}>
        {work.map((part) =>
          "group" in part ? (
            <Group
              key={part.group}
              {...link}
              of={part}
              unfolded={inSheet || open.group === part.group}
              {...(!inSheet && {
                onToggle: () => setOpen({ at: pathname, group: open.group === part.group ? undefined : part.group }),
              })}
            />
          ) : (
            <NavLink key={part.name} {...link} item={part} label={messages.places[part.name]} />
          ),
        )}
      </ul>
      <ul className={`${classes.list} ${classes.watch}`} aria-label={messages.watch}>
        {watchNav.map((item) => (
          <NavLink key={item.name} {...link} item={item} label={everyone.places[item.name]} />
        ))}
      </ul>
    </div>
  );
}

interface LinkProps {
  readonly pathname: string;
  readonly onChoose: (() => void) | undefined;
}

interface GroupProps extends LinkProps {
  readonly of: WorkGroup;
  readonly unfolded: boolean;
  /** Absent if it cannot be folded. */
  readonly onToggle?: () => void;
}

/** Pressing the heading of a folded group unfolds it, in place of the other one. */
function Group({ of: { group, Icon, items }, unfolded, onToggle, ...link }: GroupProps) {
  const id = useId();
  const shown = items.filter(({ always = false }: WorkNavItem) => unfolded || always);
  const heading = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {messages.groups[group]}
    </>
  );
  return (
    <li>
      {onToggle === undefined ? (
        <p id={id} className={`${classes.row} ${classes.heading}`}>
          {heading}
        </p>
      ) : (
        <button
          type="button"
          id={id}
          className={`${classes.row} ${classes.heading}`}
          aria-expanded={unfolded}
          onClick={onToggle}
        >
          {heading}
          <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />
        </button>
      )}
      {shown.length > 0 && (
        <ul className={`${classes.list} ${classes.items}`} aria-labelledby={id}>
          {shown.map(({ Icon: _, ...item }) => (
            <NavLink key={item.name} {...link} item={item} label={messages.places[item.name]} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NavLink({ item, label, pathname, onChoose }: LinkProps & { readonly item: NavItem; readonly label: string }) {
  const { Icon } = item;
  return (
    <li>
      <Link className={classes.row} to={pathOf(item)} aria-current={currentAt(pathname, item)} onClick={onChoose}>
        {Icon && <Icon size={20} stroke={1.75} aria-hidden="true" />}
        {label}
      </Link>
    </li>
  );
}

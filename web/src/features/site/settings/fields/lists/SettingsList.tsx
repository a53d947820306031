import { messages } from "@mindreel/messages/shared/ordering";
import { Fragment, type ReactNode } from "react";
import { format } from "#shared/language/format.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import classes from "./lists.module.css";

interface Item {
  readonly id: number | string;
  readonly title: string;
}

/** What a row needs of its list: it spreads them on an `OrderedRow`. */
export interface RowProps extends Item {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

interface Props {
  readonly items: readonly Item[];
  readonly label: string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (row: RowProps, at: number) => ReactNode;
}

/** A list within the settings that is ordered by dragging, by keyboard, or with two buttons in each row. */
export function SettingsList({ items, label, onMove, children }: Props) {
  return (
    <OrderedList
      items={items}
      label={label}
      className={classes.list}
      instructions={messages.instructions}
      moved={(now) => format(messages.isNow, now)}
      onMove={onMove}
    >
      {({ id, title }, at, onStep) => (
        <Fragment key={id}>
          {children({ id, title, onStep, isFirst: at === 0, isLast: at === items.length - 1 }, at)}
        </Fragment>
      )}
    </OrderedList>
  );
}

import { field as messages } from "@mindreel/messages/catalogue/open-to";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#shared/api/api.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import classes from "./OpenToField.module.css";

interface Props {
  readonly of: "video" | "series" | "category";
  /** As a form sends it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange?: (value: string) => void;
}

const idsIn = (value: string): number[] => (value.startsWith("[") ? (value.match(/\d+/g) ?? []).map(Number) : []);

/** Whom a video, or the videos of a series or category, are open to. */
export function OpenToField({ of, value: given, error, onChange }: Props) {
  const [value, setValue] = useState(given);
  const [isOfPlans, setOfPlans] = useState(given.startsWith("["));
  const { data: plans = [] } = useQuery({
    queryKey: ["plans", "to open"],
    queryFn: ({ signal }) => call("GET /api/billing/v1/plans/", { signal }),
  });
  const ids = idsIn(value);
  const offered = plans.filter(({ id, archived_at }) => archived_at === null || ids.includes(id));
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  const choose = (id: number, chosen: boolean) => {
    const next = chosen ? [...ids, id] : ids.filter((each) => each !== id);
    change(next.length === 0 ? "" : JSON.stringify(next.toSorted((a, b) => a - b)));
  };
  const words = ["everyone", "members", ...(of === "category" ? [] : (["pro"] as const))] as const;
  return (
    <div>
      <SelectField
        label={messages.label}
        value={isOfPlans ? "plans" : value}
        error={error}
        onChange={({ currentTarget: { value: chosen } }) => {
          setOfPlans(chosen === "plans");
          change(chosen === "plans" ? "" : chosen);
        }}
        options={[
          { value: "", label: messages.usual[of] },
          ...words.map((word) => ({ value: word, label: messages[word] })),
          ...(offered.length > 1 || isOfPlans ? [{ value: "plans", label: messages.plans }] : []),
        ]}
      />
      {isOfPlans && (
        <fieldset className={classes.plans}>
          <legend>{messages.chosen}</legend>
          {offered.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={ids.includes(id)}
              required={ids.length === 0}
              onChange={({ currentTarget: { checked } }) => choose(id, checked)}
            />
          ))}
        </fieldset>
      )}
      <input type="hidden" name="open_to" value={value} />
    </div>
  );
}

import type { PlanState, UserFilter } from "@mindreel/contract/accounts/member-admin";
import { messages } from "@mindreel/messages/accounts/member-admin";
import { Select } from "#shared/ui/plain/Select.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { UsersWanted } from "./users.ts";

const kinds = ["pro", "free", "blocked", "super"] as const satisfies readonly UserFilter[];

const plans = [
  "active",
  "cancelling",
  "past_due",
  "paused",
  "free_time",
  "ended",
] as const satisfies readonly PlanState[];

export const isUserFilter = (value: string | null): value is UserFilter => kinds.some((kind) => kind === value);
export const isPlanState = (value: string | null): value is PlanState => plans.some((plan) => plan === value);

interface Props {
  readonly wanted: UsersWanted;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Filters the users by name or email address, and by kind or plan. */
export function UsersFilter({ wanted, onChange }: Props) {
  return (
    <>
      <SearchInput
        label={messages.search}
        placeholder={messages.searchHint}
        searched={wanted.search ?? ""}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={messages.kind}
        value={wanted.plan ?? wanted.filter ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ filter: isUserFilter(value) ? value : "", plan: isPlanState(value) ? value : "" })
        }
      >
        <option value="">{messages.all}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {messages.kinds[kind]}
          </option>
        ))}
        <optgroup label={messages.plan}>
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {messages.plans[plan]}
            </option>
          ))}
        </optgroup>
      </Select>
    </>
  );
}

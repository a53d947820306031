import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Section } from "#shared/ui/Section.tsx";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";

/** Exports payments as a file: all, or those between two days. */
export function ExportPayments() {
  const [days, setDays] = useState({ from: "", to: "" });
  const query = { ...(days.from !== "" && { from: days.from }), ...(days.to !== "" && { to: days.to }) };
  return (
    <Section
      title="Payments as a file"
      tools={
        <>
          {(["from", "to"] as const).map((name) => (
            <TextInput
              key={name}
              label={name === "from" ? "From (UTC)" : "To (UTC)"}
              type="date"
              min="2000-01-01"
              max="2999-12-31"
              // Uncontrolled: while a year is typed it is 0002, 0020 and 0202, which is not valid yet.
              onChange={({ currentTarget: { validity, value } }) =>
                setDays({ ...days, [name]: validity.valid ? value : "" })
              }
            />
          ))}
          {/* Nobody has counted them: all payments may be many, those since some day hardly. */}
          <ExportButton
            call="GET /api/admin/v1/export/payments/"
            query={query}
            what="payments"
            expected={days.from === "" ? 20_000 : 0}
          />
        </>
      }
    >
      <p>Every invoice with what was paid, refunded and lost to disputes. Leave the days empty for all of them.</p>
    </Section>
  );
}

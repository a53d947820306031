import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Whether the browser goes to the subscription page after a payment. Reloading forgets it. */
let arrives = false;

export function rememberPayment(): void {
  arrives = true;
}

/** Whether the member has just paid: said once, until something is changed. */
export function useJustPaid(): boolean {
  const client = useQueryClient();
  const [isSaid, setSaid] = useState(arrives);
  useEffect(() => {
    arrives = false;
    return client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") setSaid(false);
    });
  }, [client]);
  return isSaid;
}

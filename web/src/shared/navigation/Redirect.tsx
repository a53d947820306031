import { useEffect } from "react";
import { useNavigate } from "./navigation.ts";

/** Leads on to another page of the app, in place of the one that was asked for. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

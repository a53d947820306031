import { useEffect } from "react";
import { useNavigate } from "./navigation.ts";

/** Replaces the requested page by another one of the app. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

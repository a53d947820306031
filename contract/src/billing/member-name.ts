import { Type } from "typebox";
import { Id, Nullable } from "../wire/primitives.ts";

/** Null for a customer who is not a member (any more). */
export const MemberName = Nullable(Type.Object({ id: Id, username: Type.String() }));

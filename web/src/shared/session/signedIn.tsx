import { createContext, use } from "react";

/** Whether somebody is signed in, which a document keeps for as long as it lives. */
export const SignedIn = createContext(false);

export const useSignedIn = (): boolean => use(SignedIn);

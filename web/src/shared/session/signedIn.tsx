import { createContext, use } from "react";

/** Whether somebody is signed in; constant for a document. */
export const SignedIn = createContext(false);

export const useSignedIn = (): boolean => use(SignedIn);

/** By itself, so that the build keeps a file of this name, whatever it puts together with the layout. */
export { Component, prefetch } from "./MemberLayout.tsx";

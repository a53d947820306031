/** In a file of its own, so that the build keeps a chunk of this name however it bundles the layout. */
export { Component, prefetch } from "./MemberLayout.tsx";

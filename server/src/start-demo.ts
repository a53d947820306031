import "./preload.ts";

await import("./demo/main.ts");

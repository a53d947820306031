import "../preload.ts";

await import("./main.ts");

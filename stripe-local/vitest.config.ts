import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "stripe-local", include: ["src/**/*.test.ts"] } });

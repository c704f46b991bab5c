import type { Plugin } from "vite";

export declare const portalBuild: () => Plugin[];

import type { Plugin } from "vite";

export declare const LAYER_ORDER: string;
export declare const portalBuild: () => Plugin[];

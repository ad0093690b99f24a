/** The name of the runtime that the page came with, or "": set by vite.config.ts. */
declare const __RUNTIME__: string;

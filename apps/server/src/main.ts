// `npm start`: the built portal. React reads NODE_ENV while it is loaded and draws several times slower in development, so it is set before
// anything else is.
export const mode = (process.env["NODE_ENV"] ??= "production");
await import("./serve");

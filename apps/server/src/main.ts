// `npm start`: the built portal. React reads NODE_ENV while it is loaded and draws several times slower in development, so it is set before
// anything else is. Whether the operator has set it himself decides what is required of the settings.
const { NODE_ENV } = process.env;
export const mode = (process.env["NODE_ENV"] ||= "production");
const { serve } = await import("./serve");
await serve({ ...process.env, NODE_ENV });

import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.js";

window.recovered = [];
hydrateRoot(document.getElementById("root"), createElement(App), { onRecoverableError: (error) => window.recovered.push(String(error)) });

import * as react from "react";
import * as runtime from "react/jsx-runtime";
import { createConvert } from "./convert";
import dictionary from "./dictionary.json";
import { drawConverted, type ElementMakers } from "./draw";
import { takeInHand } from "./in-hand";

const convert = createConvert(dictionary);
takeInHand(convert);
/** React is CommonJS: its default export is the object that every module of the page calls through. */
const objectOf = (module: object) => (module as { default: unknown }).default;

drawConverted({ react: objectOf(react), runtime: objectOf(runtime) } as ElementMakers, convert);

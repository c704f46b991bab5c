import { createContext, use } from "react";
import { paths, type Paths, type Version } from "../paths";

const FaceContext = createContext<Version>("v2");

/** Which of the two faces draws the page; set once in each app's root. */
export const FaceProvider = FaceContext.Provider;

export const useFace = (): Version => use(FaceContext);

/** The addresses of pages in the face that is being drawn. */
export const usePaths = (): Paths => paths[useFace()];

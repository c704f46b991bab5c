// A test begins on the server, where `Still` draws its parts; `renderThenHydrate` goes on to the browser.
import.meta.env.SSR = true;

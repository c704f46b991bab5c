// A test begins on the server, where `Still` draws its parts; `serverThenBrowser` goes on to the browser.
import.meta.env.SSR = true;

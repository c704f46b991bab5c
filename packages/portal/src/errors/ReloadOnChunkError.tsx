/** Where the time of the last reload is kept, for this tab. */
export const RELOADED_KEY = "onehall.reloaded";

/**
 * Stands in the page itself, so that it works when the page's own scripts are what is missing. A part of the scripts that cannot be fetched has most
 * likely been replaced by a newer version: one full reload gets it, at most once in 60 seconds. Where nothing can be remembered or the network is gone
 * there is none: the page stays readable as the server drew it. @see ERROR-07
 */
export const RELOAD_SCRIPT = `(()=>{const again=()=>{if(navigator.onLine===false)return;try{const now=Date.now(),last=sessionStorage.getItem("${RELOADED_KEY}");if(last!==null&&Math.abs(now-Number(last))<60000)return;sessionStorage.setItem("${RELOADED_KEY}",now)}catch{return}location.reload()};addEventListener("vite:preloadError",again);addEventListener("error",e=>{e.target.localName==="script"&&e.target.type==="module"&&again()},true)})()`;

/** Draw it on the server only: React leaves what it does not know at the edge of `<body>` where it is. */
export const ReloadOnChunkError = () => <script dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }} />;
